import { existsSync, type Stats } from 'node:fs';
import path from 'node:path';
import { create, extract, list, type ReadEntry } from 'tar';

/** The folder in an archive, and in the data folder while one is written, that contains the database. */
export const databaseFolder = 'backup';
const databaseFile = `${databaseFolder}/database.tar.gz`;
export const uploadsFolder = 'uploads';

/** The database in the folder that an archive is packed from or was unpacked into. */
export const getDatabaseFile = (folder: string): string => path.join(folder, databaseFile);

/** Packs database and uploads of a data folder; uploads only if they are there. Links are left out. */
export async function pack(file: string, dataFolder: string, hasUploads: boolean): Promise<void> {
  const isPacked = (_path: string, about: Stats | ReadEntry) =>
    'isFile' in about && (about.isFile() || about.isDirectory());
  const uploads = hasUploads && existsSync(path.join(dataFolder, uploadsFolder)) ? [uploadsFolder] : [];
  await create({ file, cwd: dataFolder, portable: true, strict: true, filter: isPacked }, [
    databaseFile,
    ...uploads,
  ]);
}

/** Unpacks an archive of `pack` into a folder; throws for one that is damaged or contains no database. */
export async function unpack(file: string, folder: string, hasUploads: boolean): Promise<void> {
  await extract({
    file,
    cwd: folder,
    strict: true,
    noChmod: true,
    filter: (name, entry) =>
      isPlain(entry) && (name === databaseFile || (hasUploads && name.startsWith(`${uploadsFolder}/`))),
  });
  if (!existsSync(getDatabaseFile(folder))) throw new Error('The file contains no database of a shop.');
}

/** Reads a whole archive; throws if it is damaged. */
export async function readThrough(file: string): Promise<void> {
  await list({ file, strict: true });
}

function isPlain(entry: Stats | ReadEntry): boolean {
  return 'type' in entry && (entry.type === 'File' || entry.type === 'OldFile' || entry.type === 'Directory');
}
