/**
 * Turns rendered PNGs into the pictures the shop serves: WebP and AVIF in several sizes, and manifest.json.
 *
 *     node tooling/pictures/convert.mjs [folder with renders, default tooling/pictures/.cache]
 *
 * Only renders that changed since the last run are encoded again.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = path.dirname(fileURLToPath(import.meta.url));
const source = path.resolve(process.argv[2] ?? path.join(here, '.cache'));
const target = path.resolve(here, '../../packages/server/media');

/** Widths and ratio (width / height) of each kind of picture. */
const KINDS = {
  goods: { widths: [200, 400, 800], ratio: 1 },
  banners: { widths: [375, 750, 1125], ratio: 2.35 },
};

/** All PNG files below a folder, as keys such as goods/fountain-aura/white-front. */
async function listKeys(folder, prefix = '') {
  const keys = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = prefix + entry.name;
    if (entry.isDirectory()) keys.push(...(await listKeys(path.join(folder, entry.name), `${name}/`)));
    else if (entry.name.endsWith('.png')) keys.push(name.slice(0, -4));
  }
  return keys;
}

/** Whether the output is missing or older than the render. */
async function isStale(file, render) {
  if (!existsSync(file)) return true;
  return (await stat(file)).mtimeMs < (await stat(render)).mtimeMs;
}

/** One render at one width, sharpened a little because scaling softens edges. */
function resized(render, width, height) {
  return sharp(render).resize(width, height, { fit: 'cover', kernel: 'lanczos3' }).sharpen({ sigma: 0.6, m1: 0.3, m2: 1.2 });
}

/** Encode one picture in all sizes; sharp writes no metadata unless asked to. */
async function convert(key) {
  const kind = KINDS[key.split('/')[0]];
  const render = path.join(source, `${key}.png`);
  const folder = path.join(target, key);
  await mkdir(folder, { recursive: true });
  for (const width of kind.widths) {
    const height = Math.round(width / kind.ratio);
    const webp = path.join(folder, `${width}.webp`);
    if (!(await isStale(webp, render))) continue;
    const picture = resized(render, width, height);
    await picture.clone().webp({ quality: 82, effort: 4, smartSubsample: true }).toFile(webp);
    await picture.clone().avif({ quality: 60, effort: 3 }).toFile(path.join(folder, `${width}.avif`));
  }
  const largest = kind.widths.at(-1);
  return [key, { width: largest, height: Math.round(largest / kind.ratio), color: await meanColour(render) }];
}

/** Mean colour as #rrggbb, for the placeholder shown while the picture loads. */
async function meanColour(render) {
  const { channels } = await sharp(render).removeAlpha().stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}

/** Entries of the committed manifest, so that a run with a few renders leaves the others in place. */
async function knownEntries(file) {
  if (!existsSync(file)) return {};
  const entries = Object.entries(JSON.parse(await readFile(file, 'utf8')));
  return Object.fromEntries(entries.filter(([key]) => existsSync(path.join(target, key))));
}

const manifestFile = path.join(target, 'manifest.json');
const keys = (await listKeys(source)).filter((key) => key.split('/')[0] in KINDS);
const entries = await knownEntries(manifestFile);
for (const key of keys) {
  const [name, entry] = await convert(key);
  entries[name] = entry;
}
const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`${keys.length} renders, ${Object.keys(sorted).length} pictures`);
