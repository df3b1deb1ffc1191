import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isEmptyShop } from '../../db/seed/index.ts';
import type { Backup } from '../../ports/backup.ts';
import { type EmbeddedDatabase, openPglite } from '../pglite.ts';
import { databaseFolder, getDatabaseFile, pack, readThrough, unpack, uploadsFolder } from './archive.ts';
import { type BackupSchedule, dropOldest, findDue } from './backupSchedule.ts';
import { decryptFile, encryptedStart, encryptFile } from './encryption.ts';

const gunzipBytes = promisify(gunzip);

const databaseName = 'store';
const stagedEnd = '.restored';
const replacedEnd = '.before-restore';

/** Where the backed-up data are, and whom a backup is for. */
export interface BackupPlace {
  readonly dataFolder: string;
  /** Whether uploads are in the data folder too, not in a bucket. */
  readonly hasUploads: boolean;
  /** Public keys of age; without one, backups are not encrypted. */
  readonly recipients: readonly string[];
  /** Absent: none are written by themselves. */
  readonly schedule?: BackupSchedule | undefined;
}

/** Backs up an embedded database that this process owns, and the uploads beside it. */
export function createPgliteBackup(
  store: Pick<EmbeddedDatabase, 'snapshot'>,
  { dataFolder, hasUploads, recipients, schedule }: BackupPlace,
): Backup {
  // Both use the same working folders.
  let last: Promise<unknown> = Promise.resolve();
  const oneByOne = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
  const inData = (name: string) => path.join(dataFolder, name);

  const save = async (file: string): Promise<number> => {
    const [part, packed, scratch] = [`${file}.part`, inData('backup.tar'), inData('backup.verified')];
    try {
      if (existsSync(file)) throw new Error(`${file} already exists.`);
      const bytes = new Uint8Array(await (await store.snapshot()).arrayBuffer());
      await mkdir(inData(databaseFolder), { recursive: true });
      await writeFile(getDatabaseFile(dataFolder), bytes);
      // After the database: every upload that it knows is still there or arrived before.
      await pack(packed, dataFolder, hasUploads);
      await readThrough(packed);
      await renew(scratch);
      await unpack(packed, scratch, false);
      await verify(getDatabaseFile(scratch), path.join(scratch, databaseName));
      await mkdir(path.dirname(file), { recursive: true });
      // Renamed to its final name only when complete, and never over an existing backup; a partial file of
      // a killed process is overwritten.
      await (recipients.length === 0 ? copyFile(packed, part) : encryptFile(packed, part, recipients));
      if (existsSync(file)) throw new Error(`${file} already exists.`);
      await rename(part, file);
      return (await stat(file)).size;
    } finally {
      await removeAll([part, packed, scratch, inData(databaseFolder)]);
    }
  };

  const stage = async (file: string, identityFile: string | undefined): Promise<string> => {
    const [plain, scratch] = [inData('restore.tar'), inData('restore.new')];
    try {
      await renew(scratch);
      const kind = await readKind(file);
      if (kind === 'encrypted') {
        if (identityFile === undefined)
          throw new Error(`${file} is encrypted. Enter the file with the private key too.`);
        await decryptFile(file, plain, identityFile);
      }
      const source = kind === 'encrypted' ? plain : file;
      if (kind === 'database') await verify(source, path.join(scratch, databaseName));
      else {
        await unpack(source, scratch, hasUploads);
        await verify(getDatabaseFile(scratch), path.join(scratch, databaseName));
      }
      // The database last: the next start takes nothing before it is there.
      await removeAll([databaseName, uploadsFolder].map((name) => inData(`${name}${stagedEnd}`)));
      for (const name of [uploadsFolder, databaseName]) {
        if (existsSync(path.join(scratch, name)))
          await rename(path.join(scratch, name), inData(`${name}${stagedEnd}`));
      }
    } finally {
      await removeAll([plain, scratch]);
    }
    return inData(`${databaseName}${replacedEnd}`);
  };

  return {
    save: (file) => oneByOne(() => save(file)),
    stage: (file, identityFile) => oneByOne(() => stage(file, identityFile)),
    findDue: async (nowMs) => schedule && findDue(schedule, nowMs, recipients.length > 0),
    dropOldest: async () => schedule && dropOldest(schedule),
  };
}

/** What a file is: releases before 1.1 wrote the database alone, compressed. */
async function readKind(file: string): Promise<'archive' | 'database' | 'encrypted'> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(encryptedStart.length);
    await handle.read(start, 0, start.length, 0);
    if (start.toString('latin1') === encryptedStart) return 'encrypted';
    return start[0] === 0x1f && start[1] === 0x8b ? 'database' : 'archive';
  } finally {
    await handle.close();
  }
}

/** Restores a database into a folder: throws unless it is a shop's that this version can run on. */
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

/** Replaces database and uploads with a staged backup before they are opened; the replaced ones are kept beside them. */
export async function takeStaged(dataFolder: string): Promise<boolean> {
  const staged = (name: string) => path.join(dataFolder, `${name}${stagedEnd}`);
  if (!existsSync(staged(databaseName))) return false;
  // The database last: a start that is killed in between is repeated by the next one.
  for (const name of [uploadsFolder, databaseName]) {
    if (!existsSync(staged(name))) continue;
    const current = path.join(dataFolder, name);
    if (existsSync(current)) {
      await rm(`${current}${replacedEnd}`, { recursive: true, force: true });
      await rename(current, `${current}${replacedEnd}`);
    }
    await rename(staged(name), current);
  }
  return true;
}

async function renew(folder: string): Promise<void> {
  await removeAll([folder]);
  await mkdir(folder, { recursive: true });
}

async function removeAll(places: readonly string[]): Promise<void> {
  await Promise.all(places.map((place) => rm(place, { recursive: true, force: true })));
}
