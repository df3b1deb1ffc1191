import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { StartError, systemCodeOf } from './startError.ts';

/** A held lock. */
export interface FolderLock {
  release(): Promise<void>;
}

const mostTries = 5;

/**
 * Makes this process the only owner of a data folder: a second process on the same embedded database
 * would silently destroy rows. The lock of a process that died is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await makeFolder(folder);
  const file = path.join(folder, 'pawlet.lock');
  const mine = JSON.stringify({
    pid: process.pid,
    started: await startOf(process.pid),
    id: crypto.randomUUID(),
  });
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    try {
      await writeFile(file, mine, { flag: 'wx' });
      return { release: () => releaseLock(file, mine) };
    } catch (error) {
      if (systemCodeOf(error) !== 'EEXIST') throw unwritable(folder, error);
    }
    const found = await readFile(file, 'utf8').catch(() => undefined);
    if (found === undefined) continue;
    const owner = await livingOwner(found);
    if (owner !== undefined) {
      throw new StartError(
        `The data folder ${folder} is in use by another Pawlet process (pid ${owner}). ` +
          'Stop that one first, or start this one with another folder: PAWLET_DATA_DIR=./other-data and another PORT.',
      );
    }
    await removeStale(file, found);
  }
  throw new StartError(
    `The data folder ${folder} could not be locked. Delete ${file} if no Pawlet process runs.`,
  );
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw unwritable(folder, error);
  }
}

function unwritable(folder: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${folder} cannot be written (${systemCodeOf(error) || String(error)}). ` +
      'Give this user the right to write there, or name another folder with PAWLET_DATA_DIR.',
    { cause: error },
  );
}

async function livingOwner(content: string): Promise<number | undefined> {
  const { pid, started } = parseLock(content);
  if (pid === undefined || pid === process.pid || !isAlive(pid)) return undefined;
  const actual = await startOf(pid);
  // Another process has got the number of the one that died.
  if (started !== '' && actual !== '' && started !== actual) return undefined;
  return pid;
}

function parseLock(content: string): { readonly pid: number | undefined; readonly started: string } {
  try {
    const { pid, started } = JSON.parse(content) as { readonly pid?: unknown; readonly started?: unknown };
    return {
      pid: typeof pid === 'number' ? pid : undefined,
      started: typeof started === 'string' ? started : '',
    };
  } catch {
    // Half a lock file: its writer died while writing.
    return { pid: undefined, started: '' };
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCodeOf(error) === 'EPERM';
  }
}

/** When a process started, as the system counts it; '' where that cannot be read. */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Removes a dead process's lock, but never the fresh one of somebody who was faster. */
async function removeStale(file: string, stale: string): Promise<void> {
  const aside = `${file}.${crypto.randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    // Somebody else has removed it.
    return;
  }
  if ((await readFile(aside, 'utf8').catch(() => stale)) !== stale)
    await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function releaseLock(file: string, mine: string): Promise<void> {
  const found = await readFile(file, 'utf8').catch(() => '');
  if (found === mine) await rm(file, { force: true });
}
