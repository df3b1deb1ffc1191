import type { Rolldown } from 'vite';
import type { EarlyFiles } from '../src/boot/earlyFiles.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The pages that most visits start with: the source of their chunk, by route. */
const firstViews: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/index.html': {
    '/': 'pages/home/HomePage.tsx',
    '/pages/goods/goods': 'pages/list/ProductListPage.tsx',
    '/pages/goods/detail': 'pages/product/detail/DetailPage.tsx',
    '/pages/cart/cart': 'pages/cart/CartPage.tsx',
  },
  '/widget.html': {
    '/product-card': 'widgets/src/product-card/index.ts',
    '/cart': 'widgets/src/cart/index.ts',
    '/checkout': 'widgets/src/checkout/index.ts',
    '/order-list': 'widgets/src/order-list/index.ts',
    '/points-mall': 'widgets/src/points-mall/index.ts',
    '/sign-in-calendar': 'widgets/src/sign-in-calendar/index.ts',
    '/cloud-storage': 'widgets/src/cloud-storage/index.ts',
  },
};

/** The calls that a page begins with which no server has rendered. */
const calls = 'shell/src/shopResources.ts';

/** What is loaded after the first view, and what works offline. */
const deferredParts = 'deferred/DeferredParts.tsx';

/**
 * What a page of a widget needs wherever it is embedded: without it there is no handshake, and no personal data are
 * shown.
 */
const conversation = 'bridge/src/guest/createConversation.ts';

/** Finds the files of the first view of a page, such as `/index.html`, in a finished build. */
export function findEarlyFiles(bundle: Bundle, page: string): EarlyFiles {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const entry = chunks.find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(page) === true,
  );
  const known = new Set(entry === undefined ? [] : computeClosure(bundle, entry));
  const isWidget = page === '/widget.html';
  const texts = /^language-(?<id>[a-z]{2})$/u;
  const languages: Record<string, string[]> = {};
  for (const { name, fileName } of chunks) {
    const language = texts.exec(name)?.groups?.['id'];
    if (language !== undefined) (languages[language] ??= []).push(`/${fileName}`);
  }
  const listFiles = (source: string): readonly string[] => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`);
    const files = computeClosure(bundle, chunk).filter((file) => !known.has(file));
    return files.map((file) => `/${file}`);
  };
  const embedded = isWidget ? listFiles(conversation) : [];
  const pages = Object.entries(firstViews[page] ?? {}).map(
    ([route, source]) => [route, [...new Set([...embedded, ...listFiles(source)])]] as const,
  );
  return {
    languages,
    pages: Object.fromEntries(pages),
    others: embedded,
    // In the entry of a widget's page.
    calls: isWidget ? [] : listFiles(calls),
  };
}

/**
 * What the storefront needs to open offline: the files of every first view in English, and its core. The worker caches
 * other texts and pages once they have been visited.
 */
export function findShellFiles(bundle: Bundle, page: string): readonly string[] {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const entries = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(page) === true,
  );
  const deferred = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(deferredParts));
  const early = findEarlyFiles(bundle, page);
  const files = [...entries, ...deferred].flatMap((chunk) => computeClosure(bundle, chunk));
  return [
    ...new Set([
      ...files.map((file) => `/${file}`),
      ...Object.values(early.pages).flat(),
      ...early.others,
      ...early.calls,
    ]),
  ];
}

/** A chunk, its static imports, and their styles. */
function computeClosure(bundle: Bundle, first: Chunk): readonly string[] {
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
