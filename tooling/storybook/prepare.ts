import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cryptoRandom } from '../../packages/server/src/adapters/cryptoRandom.ts';
import { openDemoFile } from '../../packages/server/src/adapters/demoFolder.ts';
import { openPglite } from '../../packages/server/src/adapters/pglite.ts';
import { scryptHasher } from '../../packages/server/src/adapters/scryptHasher.ts';
import { seedPurchases, seedShop } from '../../packages/server/src/db/seed/index.ts';
import { buildReference } from '../reference/build.ts';
import { publishedPackages } from '../release/pack.ts';
import { root } from '../start/sources.ts';
import { slimDump } from './slimDump.ts';

/** Files that Storybook serves as they are: the shop's database and its pictures. */
const folder = join(root, '.storybook/.cache');
const snapshotFile = join(folder, 'store/shop.tar.gz');
const stampFile = join(folder, 'made-from');
const referenceFolder = join(folder, 'reference');
const referenceStampFile = join(folder, 'reference-made-from');
const mediaFolder = join(root, 'packages/server/media');
/** Width in pixels of the one size that a host without the shop's server has. */
const pictureWidth = 800;
/** Offers and coupons of the demo shop run for weeks from its creation. */
const oldestMs = 7 * 24 * 3_600_000;

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Changes whenever a file in one of the folders does. */
async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await listFiles(join(root, path))) {
      hash.update(file.slice(root.length)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function isMadeFrom(stamp: string, current: string): Promise<boolean> {
  return (await readFile(stamp, 'utf8').catch(() => '')) === current;
}

async function isYoung(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < oldestMs;
}

/** The demo shop as a dump that a store in a browser starts from. */
async function writeSnapshot(): Promise<void> {
  const store = await openPglite();
  await store.migrate();
  const context = { now: Math.floor(Date.now() / 1000), random: cryptoRandom, hasher: scryptHasher };
  await seedShop(store.db, { ...context, openFile: openDemoFile });
  await seedPurchases(store.db, context);
  const dump = await store.dump();
  await store.close();
  await mkdir(dirname(snapshotFile), { recursive: true });
  await writeFile(snapshotFile, slimDump(new Uint8Array(await dump.arrayBuffer())));
}

/** Every picture in one size, under the shop's path. */
async function copyPictures(): Promise<void> {
  for (const file of await listFiles(mediaFolder)) {
    const key = /^\/(.+)\/(\d+)\.webp$/u.exec(file.slice(mediaFolder.length));
    if (Number(key?.[2]) !== pictureWidth) continue;
    const target = join(folder, 'media', `${key?.[1]}.webp`);
    await mkdir(dirname(target), { recursive: true });
    await cp(file, target);
  }
}

const seed = await fingerprint([
  'packages/server/src/db',
  'packages/server/src/modules/transfer',
  'tooling/storybook',
]);
if (!(await isMadeFrom(stampFile, seed)) || !(await isYoung(snapshotFile))) {
  console.log('storybook: creating the demo shop, about 15 seconds');
  await writeSnapshot();
  await copyPictures();
  await writeFile(stampFile, seed);
}

const documented = await fingerprint([
  ...publishedPackages().map(({ folder: from }) => `${from}/src`),
  'tooling/reference',
]);
if (!(await isMadeFrom(referenceStampFile, documented))) {
  console.log('storybook: creating the API reference, about 10 seconds');
  await buildReference(referenceFolder);
  await writeFile(referenceStampFile, documented);
}
