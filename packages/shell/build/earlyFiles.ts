import type { Rolldown } from 'vite';
import type { EarlyFiles } from '../src/boot/earlyFiles.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Pages that most visits begin with. */
const firstPages: Readonly<Record<string, string>> = {
  '/': 'pages/home/HomePage.tsx',
  '/pages/index/index': 'pages/home/HomePage.tsx',
  '/pages/goods/detail': 'pages/goods/detail/DetailPage.tsx',
};

/** Finds the files of the first view in a finished build. */
export function findEarlyFiles(bundle: Bundle): EarlyFiles {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const known = new Set(entry === undefined ? [] : closureOf(bundle, entry));
  const languages = chunks.flatMap(({ name, fileName }) => {
    const language = /^language-(?<id>[a-z]{2})$/u.exec(name)?.groups?.['id'];
    return language === undefined ? [] : [[language, `/${fileName}`] as const];
  });
  const pages = Object.entries(firstPages).map(([route, source]) => {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (page === undefined) throw new Error(`The build has no chunk for ${source}.`);
    const files = closureOf(bundle, page).filter((file) => !known.has(file));
    return [route, files.map((file) => `/${file}`)] as const;
  });
  return { languages: Object.fromEntries(languages), pages: Object.fromEntries(pages) };
}

/** A chunk, what it imports at once, and their styles. */
function closureOf(bundle: Bundle, first: Chunk): readonly string[] {
  const files = new Set<string>();
  const add = (chunk: Chunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) {
      const output = bundle[imported];
      if (output?.type === 'chunk') add(output);
    }
  };
  add(first);
  return [...files];
}
