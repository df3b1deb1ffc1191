import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { buildCardStyles } from './cardSheet.ts';
import { partStyles, type PartStyles } from './partStyles.ts';
import { getAliases } from './runtime.ts';
import { skuTexts, type TextFiles } from './skuTexts.ts';

const source = fileURLToPath(new URL('../src/embed/', import.meta.url));
const example = fileURLToPath(new URL('../../../examples/partner-page/', import.meta.url));
const manifest = fileURLToPath(new URL('../../widgets/package.json', import.meta.url));
const elements = fileURLToPath(new URL('../../widgets/custom-elements.json', import.meta.url));
const sizes = fileURLToPath(new URL('../../widgets/embed.css', import.meta.url));
const conditions = ['@pawlet/source', 'module', 'browser', 'production'];

/** A file of the embed script. */
interface EmbedFile {
  readonly name: string;
  readonly code: string;
}

/** The parts; each is built separately, so that none depends on a file of another one. */
const parts: Readonly<Record<string, string>> = {
  colors: 'colors/main.ts',
  frame: 'frame/main.ts',
  options: 'options/main.ts',
  product: 'product/main.ts',
  sku: 'sku/main.tsx',
  card: 'card/main.ts',
};
/** Parts that only the card loads: their hashes are not in the loader, which every page waits for. */
const cardParts = ['colors', 'options', 'product', 'sku'] as const;

/**
 * Builds the embed script: the loader at `embed/v1/` and at the URL of its exact version, where the parts are too, and
 * the integrity of all of them in `integrity.json`.
 */
export function buildEmbed(): Plugin {
  let outDir = '';
  return {
    name: 'pawlet-build-embed',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string };
        const folders = [join(outDir, `embed/v${version}`), join(outDir, 'embed/v1')] as const;
        await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
        const demo = join(outDir, 'embed/demo');
        await mkdir(demo, { recursive: true });
        await Promise.all(
          ['index.html', 'partner.js'].map((file) => copyFile(example + file, join(demo, file))),
        );
        const files = new Map<string, EmbedFile>();
        // The card is built last: it contains the hashes of the parts that only it loads.
        const styles = await buildCardStyles();
        for (const [name, entry] of Object.entries(parts))
          files.set(name, await buildPart(name, join(source, entry), { files, styles }));
        const loader = { name: 'pawlet.js', code: await buildLoader(files, version) };
        // For cards that a partner's server includes.
        files.set('card.css', toFile('card', styles.text, 'css'));
        const all = [...files.values(), loader];
        const integrity = Object.fromEntries(
          all.map(({ name, code }) => [name, readIntegrity('sha384', code)]),
        );
        const report = `${JSON.stringify({ version, base: `/embed/v${version}/`, integrity }, undefined, 2)}\n`;
        for (const folder of folders) {
          await writeFile(join(folder, 'pawlet.js'), loader.code);
          await writeFile(join(folder, 'integrity.json'), report);
          await copyFile(sizes, join(folder, 'pawlet.css'));
        }
        await Promise.all(
          [...files.values()].map(({ name, code }) => writeFile(join(folders[0], name), code)),
        );
      },
    },
  };
}

function readIntegrity(algorithm: 'sha256' | 'sha384', code: string): string {
  return `${algorithm}-${createHash(algorithm).update(code).digest('base64')}`;
}

async function getOutput(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    ...config,
    configFile: false,
    json: { namedExports: false },
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...config.define },
    build: {
      ...config.build,
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      assetsInlineLimit: 0,
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs
    .flatMap(({ output }) => output)
    .filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
}

/** One part, as one file. */
async function buildPart(
  name: string,
  entry: string,
  { files, styles }: { readonly files: Map<string, EmbedFile>; readonly styles: PartStyles },
): Promise<EmbedFile> {
  const isCard = name === 'card';
  const getHashes = () =>
    Object.fromEntries(cardParts.map((part) => [part, computeHash(files.get(part))] as const));
  const [chunk] = await getOutput({
    define: isCard
      ? { __PAWLET_PARTS__: JSON.stringify(getHashes()), __PAWLET_STYLES__: JSON.stringify(styles) }
      : {},
    plugins: [
      react(),
      partStyles(),
      name === 'sku' ? skuTexts(async (languages) => addTexts(languages, files)) : undefined,
    ],
    resolve: { conditions, alias: getAliases('preact'), dedupe: ['preact'] },
    build: {
      cssCodeSplit: false,
      lib: { entry: { [name]: entry }, formats: ['es'] },
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  });
  if (chunk === undefined) throw new Error(`The part ${name} was not built.`);
  return toFile(name, chunk.code);
}

/** Builds the texts of the sheet of variants, one file per language, which only that sheet loads; returns their hashes. */
async function addTexts(
  languages: ReadonlyMap<string, TextFiles>,
  files: Map<string, EmbedFile>,
): Promise<Readonly<Record<string, string>>> {
  const hashes: Record<string, string> = {};
  // In the order of their names: that in which modules are found differs between builds.
  for (const [language, features] of sortByName(languages)) {
    const read = async ([feature, file]: readonly [string, string]) =>
      [feature, JSON.parse(await readFile(file, 'utf8')) as object] as const;
    const texts = Object.fromEntries(await Promise.all(sortByName(features).map(read)));
    const name = `sku-${language}`;
    const file = toFile(name, `export const texts=${JSON.stringify(texts)}`);
    files.set(name, file);
    hashes[language] = computeHash(file);
  }
  return hashes;
}

function sortByName<T>(values: ReadonlyMap<string, T>): readonly (readonly [string, T])[] {
  return [...values].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The loader derives the name from the hash that it has for the integrity. */
function toFile(name: string, code: string, extension = 'js'): EmbedFile {
  const hash = computeHash({ name, code: code.trim() });
  return { name: `${name}-${hash.slice(0, 8).replaceAll(/\W/gu, '_')}.${extension}`, code: code.trim() };
}

function computeHash(file: EmbedFile | undefined): string {
  if (file === undefined) throw new Error('A part of the embed script has not been built yet.');
  return readIntegrity('sha256', file.code).slice('sha256-'.length);
}

/** What the loader needs to know of the widgets, under its own names. */
async function readElements(): Promise<Readonly<Record<string, string>>> {
  const { modules } = JSON.parse(await readFile(elements, 'utf8')) as {
    readonly modules: readonly {
      readonly declarations: readonly {
        readonly tagName: string;
        readonly members: readonly { readonly name: string; readonly type: { readonly text: string } }[];
      }[];
    }[];
  };
  const found = modules.flatMap(({ declarations }) => declarations);
  const options: readonly [texts: Set<string>, numbers: Set<string>, lists: Set<string>] = [
    new Set(),
    new Set(),
    new Set(),
  ];
  for (const { name, type } of found.flatMap(({ members }) => members))
    options[/^number\b/u.test(type.text) ? 1 : type.text.startsWith('readonly number') ? 2 : 0].add(name);
  return {
    __PAWLET_IDS__: JSON.stringify(found.map(({ tagName }) => tagName.slice('pawlet-'.length)).join(' ')),
    __PAWLET_OPTIONS__: JSON.stringify(options.map((names) => [...names].join(' '))),
  };
}

async function buildLoader(files: ReadonlyMap<string, EmbedFile>, version: string): Promise<string> {
  const table = Object.fromEntries(
    Array.from(files, ([part, file]) => [part, computeHash(file)] as const).filter(
      ([part]) => !part.startsWith('sku-') && !cardParts.some((other) => other === part),
    ),
  );
  const [chunk] = await getOutput({
    define: {
      __PAWLET_VERSION__: JSON.stringify(version),
      __PAWLET_FILES__: JSON.stringify(table),
      ...(await readElements()),
    },
    resolve: { conditions },
    build: {
      lib: { entry: join(source, 'loader/main.ts'), formats: ['iife'], name: 'pawletEmbed' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  if (chunk === undefined) throw new Error('The embed loader was not built.');
  return chunk.code.trim();
}
