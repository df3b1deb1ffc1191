import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportSecurityFigure } from '../../test/store/securityFigure.ts';
import { lockFolder } from './folderLock.ts';

let folder = '';
const started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-lock-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child);
  await rm(folder, { recursive: true, force: true });
});

const program = `
  import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'folderLock.ts'))};
  await lockFolder(process.argv[1]).then(() => console.log('locked as ' + process.pid), (error) => console.log(error.message));
  setInterval(() => {}, 1000);`;

/** Locks the folder in a separate process and returns its output. */
async function lockElsewhere(...wrapper: readonly string[]): Promise<string> {
  const [command, ...args] = [
    ...wrapper,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    '--conditions=@pawlet/source',
    '--input-type=module',
    '-e',
    program,
    folder,
  ];
  const child = spawn(command ?? '', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return String(line);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Starts a program as process 1 of its own PID namespace, as a container does; it ends with its parent. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

async function canContain(): Promise<boolean> {
  const [command = '', ...args] = container;
  const child = spawn(command, [...args, 'true'], { stdio: 'ignore' });
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}

const contains = await canContain();
if (!contains)
  console.log('SKIP: two containers on one data folder: this user may not create PID namespaces');

describe('lockFolder', () => {
  it('refuses a folder that another living process owns, and explains what to do', async () => {
    expect(await lockElsewhere()).toContain(`locked as ${started[0]?.pid}`);
    await expect(lockFolder(folder)).rejects.toThrow(`pid ${started[0]?.pid}`);
    await expect(lockFolder(folder)).rejects.toThrow('PAWLET_DATA_DIR');
  });

  it('takes over at once from a killed process', async () => {
    await lockElsewhere();
    const [child] = started;
    if (child) await kill(child);
    expect(await lockElsewhere()).toContain('locked as');
  });

  it('refuses a second owner in the same process, until the first has released it', async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`pid ${process.pid}`);
    first.release();
    const second = await lockFolder(folder);
    second.release();
  });

  it.skipIf(!contains)('refuses a second container, where every process has the id 1', async () => {
    const first = await lockElsewhere(...container);
    expect(first).toContain('locked as 1');
    const others: string[] = [];
    for (let count = 0; count < 3; count += 1) others.push(await lockElsewhere(...container));
    for (const other of others) expect(other).toContain('is in use by another Pawlet process (pid 1 on');
    reportSecurityFigure(
      31,
      `a data folder whose owner runs as process 1 of a container: ${others.length} of ${others.length} further containers refused`,
    );
  });

  it('removes the lock of an earlier release', async () => {
    const former = path.join(folder, 'pawlet.lock');
    await writeFile(former, JSON.stringify({ pid: 1, started: '' }));
    const lock = await lockFolder(folder);
    await expect(readFile(former)).rejects.toThrow('ENOENT');
    lock.release();
  });

  it('explains what to do about a folder that cannot be created', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(lockFolder(path.join(file, 'data'))).rejects.toThrow('PAWLET_DATA_DIR');
  });

  it('explains what to do about a lock that cannot be taken', async () => {
    await writeFile(path.join(folder, 'data.lock'), 'something else than a lock '.repeat(100));
    await expect(lockFolder(folder)).rejects.toThrow('cannot be written and locked');
  });
});
