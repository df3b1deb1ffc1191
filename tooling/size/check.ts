import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { weighBridge } from './bridge.ts';
import { weighEmbed } from './embed.ts';
import { weighProductCard } from './npm.ts';

/** Measures what the storefront's pages load (brotli, kB = 1000 bytes) against budgets.json. */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const dist = join(root, 'packages/shell/dist');
const manifestFile = join(dist, '.vite/manifest.json');

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

if (!existsSync(manifestFile)) {
  console.error('size: the storefront is not built; run `npm run build` first');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
const budgets = JSON.parse(readFileSync(join(root, 'tooling/size/budgets.json'), 'utf8')) as Record<
  string,
  { readonly limitKb: number; readonly what: string }
>;

const sizes = new Map<string, number>();
function kilobytes(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join(dist, file))).length / 1000;
  sizes.set(file, size);
  return size;
}

/** A chunk and everything that it imports statically. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, seen);
  return seen;
}

function weigh(keys: ReadonlySet<string>, kind: 'js' | 'css'): number {
  const files = new Set<string>();
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) continue;
    if (kind === 'js' && chunk.file.endsWith('.js')) files.add(chunk.file);
    if (kind === 'css') for (const file of chunk.css ?? []) files.add(file);
  }
  return [...files].reduce((sum, file) => sum + kilobytes(file), 0);
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry && key.endsWith('index.html'));
if (entry === undefined) throw new Error('size: the manifest has no entry for index.html');
const entryKeys = closure(entry);
const isChinese = (key: string): boolean => key.startsWith('_language-zh-');
const catalogue = new Set(Object.keys(manifest).filter((key) => isChinese(key)));
if (catalogue.size === 0) throw new Error('size: the manifest has no Chinese texts');
/** API modules that are loaded on first use, and the pages that need them at once. */
const deferred = new Map([
  [
    '../core/src/api/orderApi.ts',
    /src\/pages\/(?:order\/(?!AfterSaleRequestPage|AfterSalePage)|product\/OrderPage|reviews\/WritePage)/u,
  ],
  ['../core/src/api/afterSaleApi.ts', /src\/pages\/order\/(?:AfterSaleRequestPage|AfterSalePage|ListPage)/u],
  ['../core/src/api/reviewsApi.ts', /src\/pages\/reviews\//u],
  ['../core/src/api/invoicesApi.ts', /src\/pages\/invoice\//u],
  ['../core/src/api/questionsApi.ts', /src\/pages\/questions\//u],
  ['../core/src/api/pointsApi.ts', /src\/pages\/points\//u],
  ['../core/src/api/signInApi.ts', /src\/pages\/check-in\//u],
  ['../core/src/api/tasksApi.ts', /src\/pages\/(?:points|check-in)\//u],
  ['../core/src/cart/createCart.ts', /src\/pages\/(?:cart|product)\//u],
  ['../core/src/api/cartApi.ts', /src\/pages\/(?:cart|product)\//u],
  ['../core/src/api/addressApi.ts', /src\/pages\/(?:address\/|product\/OrderPage)/u],
]);

/** The calls that a page begins with, unless a server has rendered it. */
const firstCalls = Object.keys(manifest).filter((key) => manifest[key]?.name === 'calls');
if (firstCalls.length === 0) throw new Error('size: the manifest has no code of calls');

/** Everything that a page waits for: its code, the texts of one language, and the API modules it needs at once. */
function pageKeys(page: string): ReadonlySet<string> {
  const keys = new Set(entryKeys);
  for (const key of [...firstCalls, page]) closure(key, keys);
  const now = Array.from(keys);
  for (const key of now)
    for (const lazy of manifest[key]?.dynamicImports ?? [])
      if (isChinese(lazy) || deferred.get(lazy)?.test(page) === true) closure(lazy, keys);
  return keys;
}

const routes = Object.keys(manifest)
  .filter((key) => key.includes('src/pages/') && key.endsWith('.tsx'))
  .map((key) => ({ key, size: weigh(pageKeys(key), 'js') }))
  .sort((left, right) => right.size - left.size);

const bridge = await weighBridge();
const embed = weighEmbed(dist);
const npm = await weighProductCard();
const measured: Record<string, number> = {
  'storefront entry, JS': weigh(entryKeys, 'js'),
  'storefront entry, CSS': weigh(entryKeys, 'css'),
  'heaviest route, JS': routes[0]?.size ?? 0,
  "bridge, page's side": bridge.entry,
  'bridge, page in an app': bridge.inApp,
  'embed, loader': embed.loader,
  'embed, one product card': embed.card,
  'npm, one product card': npm.scripts,
  'npm, one product card, CSS': npm.styles,
};

let over = false;
for (const [name, { limitKb, what }] of Object.entries(budgets)) {
  const size = measured[name];
  if (size === undefined) throw new Error(`size: nothing measures "${name}"`);
  over ||= size > limitKb;
  console.log(
    `size: ${name}: ${size.toFixed(1)} kB of ${limitKb} kB (${what})${size > limitKb ? ' OVER' : ''}`,
  );
}
console.log(
  `size: heaviest route is ${routes[0]?.key ?? 'none'}; all Chinese catalogues together ${weigh(catalogue, 'js').toFixed(1)} kB`,
);
if (over) process.exit(1);
