/**
 * Converts rendered PNGs into the pictures that the shop serves: WebP and AVIF in several sizes, and manifest.json;
 * turntables into video clips; front views into pictures with dimension lines. Then lists in the seed what a product
 * has.
 *
 * node tooling/pictures/convert.mjs [folder with renders, default tooling/pictures/.cache]
 *
 * Only renders that changed since the last run are encoded again. A picture is never enlarged: a width larger than its
 * render is left out.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { measuredFronts, measuringLines } from './measure.mjs';
import { nameViews } from './nameViews.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const source = path.resolve(process.argv[2] ?? path.join(here, '.cache'));
const target = path.resolve(here, '../../packages/server/media');

/** Widths and ratio (width / height) of each kind of picture. */
const KINDS = {
  goods: { widths: [200, 400, 800, 1600], ratio: 1 },
  banners: { widths: [375, 750, 1125], ratio: 2.35 },
};

/** Frames of a full turn, as studio.py renders them. */
const turnFrames = 30;
/** The size limit of every AVIF in productViews.test. */
const mostBytes = 90 * 1024;

/** Folders in a folder; none where there is no such folder. */
async function listFolders(folder) {
  if (!existsSync(folder)) return [];
  const found = await readdir(folder, { withFileTypes: true });
  return found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Products that have a clip. */
async function clipsIn(folder) {
  return existsSync(folder) ? (await readdir(folder)).map((name) => name.replace(/\.mp4$/u, '')) : [];
}

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
function resized(picture, width, height) {
  return picture.resize(width, height, { fit: 'cover', kernel: 'lanczos3', withoutEnlargement: true }).sharpen({ sigma: 0.6, m1: 0.3, m2: 1.2 });
}

/** Encodes one picture in all sizes up to its render's; sharp writes no metadata by default. */
async function convert(key) {
  const kind = KINDS[key.split('/')[0]];
  const render = path.join(source, `${key}.png`);
  const { width: rendered } = await sharp(render).metadata();
  const widths = kind.widths.filter((width) => width <= rendered);
  if (widths.length === 0) throw new Error(`${key}: a render of ${rendered} px is a draft.`);
  await encode(key, render, () => sharp(render), widths);
  const largest = widths.at(-1);
  return [key, { width: largest, height: Math.round(largest / kind.ratio), color: await meanColour(render) }];
}

/** Writes `open()` in the widths; files that are newer than the render stay. */
async function encode(key, render, open, widths) {
  const { ratio } = KINDS[key.split('/')[0]];
  const folder = path.join(target, key);
  await mkdir(folder, { recursive: true });
  for (const width of widths) {
    const height = Math.round(width / ratio);
    const webp = path.join(folder, `${width}.webp`);
    if (!(await isStale(webp, render))) continue;
    const picture = resized(open(), width, height);
    // The existence of the WebP implies both: it is written last.
    await writeFile(path.join(folder, `${width}.avif`), await toAvif(picture));
    await picture.clone().webp({ quality: 82, effort: 4, smartSubsample: true }).toFile(webp);
  }
}

/** The best quality within `mostBytes`: a close-up of foam or fur is heavier than a smooth bowl. */
async function toAvif(picture) {
  let bytes = Buffer.alloc(0);
  for (const quality of [60, 52, 44]) {
    bytes = await picture.clone().avif({ quality, effort: 3 }).toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return bytes;
}

/**
 * The picture with dimensions that belongs to a front view: from its render, or else from the largest picture of the
 * shop.
 */
async function convertSize(front, known) {
  const slug = front.split('/')[1];
  const key = front.replace(/-front$/u, '-size');
  const png = path.join(source, `${front}.png`);
  const render = existsSync(png) ? png : path.join(target, front, `${known.width}.webp`);
  const { width } = await sharp(render).metadata();
  const widths = KINDS.goods.widths.filter((wanted) => wanted <= width);
  const isDark = Number.parseInt(known.color.slice(3, 5), 16) < 150;
  const lines = measuringLines(slug, width, isDark);
  const drawn = await sharp(render).composite([{ input: lines }]).png().toBuffer();
  await encode(key, render, () => sharp(drawn), widths);
  return [key, { ...known, width: widths.at(-1), height: widths.at(-1) }];
}

/** Frames of a turntable as a clip that any browser plays, without sound. */
async function convertTurn(slug, frames) {
  const folder = path.join(target, 'turns');
  await mkdir(folder, { recursive: true });
  const clip = path.join(folder, `${slug}.mp4`);
  const pattern = path.join(source, 'turns', slug, '%02d.png');
  if (!(await isStale(clip, pattern.replace('%02d', String(frames - 1).padStart(2, '0'))))) return;
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
  const coding = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  await promisify(execFile)('ffmpeg', [...quiet, '-framerate', '15', '-i', pattern, ...coding, '-an', clip]);
}

/** Mean colour as #rrggbb, for the placeholder shown while the picture loads. */
async function meanColour(render) {
  const { channels } = await sharp(render).removeAlpha().stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}

/** Entries of the committed manifest, so that a run with a few renders keeps the others. */
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
for (const front of measuredFronts(Object.keys(entries))) {
  const [name, entry] = await convertSize(front, entries[front]);
  entries[name] = entry;
}
for (const slug of await listFolders(path.join(source, 'turns'))) {
  const frames = (await readdir(path.join(source, 'turns', slug))).filter((name) => name.endsWith('.png')).length;
  if (frames === turnFrames) await convertTurn(slug, frames);
}
const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
await nameViews(Object.keys(sorted), await clipsIn(path.join(target, 'turns')));
console.log(`${keys.length} renders, ${Object.keys(sorted).length} pictures`);
