import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isEmptyShop } from '../db/seed/index.ts';
import type { Backup } from '../ports/backup.ts';
import { type EmbeddedDatabase, openPglite } from './pglite.ts';

const gunzipBytes = promisify(gunzip);

const stagedName = 'store.restored';
const replacedName = 'store.before-restore';

/** Backs up an embedded database that this process owns. */
export function createPgliteBackup(store: Pick<EmbeddedDatabase, 'snapshot'>, dataFolder: string): Backup {
  const writing = new Set<string>();
  return {
    async save(file) {
      if (writing.has(file)) throw new Error(`${file} is already being written.`);
      writing.add(file);
      const part = `${file}.part`;
      try {
        const bytes = new Uint8Array(await (await store.snapshot()).arrayBuffer());
        await mkdir(path.dirname(file), { recursive: true });
        // Renamed to its final name only when complete, and never over an existing backup; a partial file of
        // a killed process is overwritten.
        await writeFile(part, bytes);
        await verify(part, `${part}.verified`);
        if (existsSync(file)) throw new Error(`${file} already exists.`);
        await rename(part, file);
        return bytes.byteLength;
      } finally {
        await rm(part, { force: true });
        await rm(`${part}.verified`, { recursive: true, force: true });
        writing.delete(file);
      }
    },
    async stage(file) {
      const fresh = path.join(dataFolder, `${stagedName}.new`);
      try {
        await verify(file, fresh);
        await rm(path.join(dataFolder, stagedName), { recursive: true, force: true });
        await rename(fresh, path.join(dataFolder, stagedName));
      } finally {
        await rm(fresh, { recursive: true, force: true });
      }
      return path.join(dataFolder, replacedName);
    },
  };
}

/** Restores a backup into a folder: throws unless it is a shop's database that this version can run on. */
async function verify(file: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const bytes = await readFile(file);
  // PGlite rejects a promise of its own for an incomplete file, which nobody can catch.
  await gunzipBytes(bytes);
  const copy = await openPglite({ folder, snapshot: new Blob([bytes]) });
  try {
    await copy.migrate();
    await isEmptyShop(copy.db);
  } finally {
    await copy.close();
  }
}

/** Replaces the database with a staged backup before it is opened; the replaced data is kept beside it. */
export async function takeStaged(dataFolder: string): Promise<boolean> {
  const staged = path.join(dataFolder, stagedName);
  if (!existsSync(staged)) return false;
  const current = path.join(dataFolder, 'store');
  if (existsSync(current)) {
    await rm(path.join(dataFolder, replacedName), { recursive: true, force: true });
    await rename(current, path.join(dataFolder, replacedName));
  }
  await rename(staged, current);
  return true;
}
