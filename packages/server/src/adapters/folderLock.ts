import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { StartError, readSystemCode } from './startError.ts';

/** A held lock. */
export interface FolderLock {
  release(): void;
}

const lockName = 'data.lock';
const ownerName = 'data.owner';
/** Releases up to 2026 stored a process id in this file. */
const formerName = 'pawlet.lock';

const busy = 5;

/**
 * Makes this process the only owner of a data folder: a second one on the same embedded database would
 * silently destroy rows, and would delete uploads in progress with any database. It is a lock of the
 * operating system, so it ends with the process, even after SIGKILL, and works across containers:
 * docs/adr/0017.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw unwritable(folder, error);
  }
  const ownerFile = path.join(folder, ownerName);
  const file = openLocked(folder);
  if (file === undefined) throw inUse(folder, await readFile(ownerFile, 'utf8').catch(() => ''));
  try {
    await writeFile(ownerFile, `pid ${process.pid} on ${hostname()}`);
    await rm(path.join(folder, formerName), { force: true });
  } catch (error) {
    file.close();
    throw unwritable(folder, error);
  }
  return { release: () => file.close() };
}

/**
 * Opens and locks the folder's lock file; undefined where another process holds the lock. Node has no file
 * locks of its own, so an empty SQLite database takes it. Nothing else may open that file, as closing it
 * would release the lock.
 */
function openLocked(folder: string): DatabaseSync | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path.join(folder, lockName));
    file.exec('pragma journal_mode = memory; begin exclusive');
    return file;
  } catch (error) {
    file?.close();
    if (isBusy(error)) return undefined;
    throw unwritable(folder, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}

function inUse(folder: string, owner: string): StartError {
  const who = owner === '' ? '' : ` (${owner})`;
  return new StartError(
    `The data folder ${folder} is in use by another Pawlet process${who}. ` +
      'Stop that one first, or start this one with another folder: PAWLET_DATA_DIR=./other-data and another PORT.',
  );
}

function unwritable(folder: string, error: unknown): StartError {
  const why = error instanceof Error && 'errstr' in error ? String(error.errstr) : readSystemCode(error);
  return new StartError(
    `The data folder ${folder} cannot be written and locked (${why || String(error)}). ` +
      'Give this user write access to it, or choose another folder with PAWLET_DATA_DIR, on a disk whose file system supports locks.',
    { cause: error },
  );
}
