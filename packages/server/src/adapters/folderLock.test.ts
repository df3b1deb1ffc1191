import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folderLock.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const writeLock = (content: string) => writeFile(path.join(folder, 'pawlet.lock'), content);

describe('lockFolder', () => {
  it('refuses a folder that another living process owns, and says what to do', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    await writeLock(JSON.stringify({ pid: other.pid, started: '' }));
    await expect(lockFolder(folder)).rejects.toThrow(`pid ${other.pid}`);
    await expect(lockFolder(folder)).rejects.toThrow('PAWLET_DATA_DIR');
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await lockFolder(folder)).release();
  });

  it('takes over from a process whose number somebody else has now', async () => {
    await writeLock(JSON.stringify({ pid: 1, started: 'another time' }));
    const lock = await lockFolder(folder);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['', '{', '{"pid":"x"}'])('takes over half a lock file: %s', async (content) => {
    await writeLock(content);
    const lock = await lockFolder(folder);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('never removes the lock of somebody else', async () => {
    const lock = await lockFolder(folder);
    await writeLock(JSON.stringify({ pid: 1, started: '' }));
    await lock.release();
    expect(await readdir(folder)).toEqual(['pawlet.lock']);
  });

  it('says what to do about a folder that cannot be made', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(lockFolder(path.join(file, 'data'))).rejects.toThrow('PAWLET_DATA_DIR');
  });
});
