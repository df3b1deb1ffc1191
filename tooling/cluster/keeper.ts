import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** User and group ids of a program. */
export interface ProgramUser {
  readonly uid: number;
  readonly gid: number;
}

/** A running program with a process group of its own. */
export interface Program {
  readonly name: string;
  readonly pid: number;
  /** File with its output. */
  readonly log: string;
  isRunning(): boolean;
  /** Sends a signal to the whole group, and waits until the program has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** How to start a program. */
export interface ProgramOptions {
  readonly user?: ProgramUser | undefined;
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** Owns the programs and folders of a run, and removes them however the run ends. */
export interface Keeper {
  /** Folder of the run; its logs are in `logs`. */
  readonly folder: string;
  /** Creates a folder that belongs to a user. */
  createFolder(name: string, user?: ProgramUser): string;
  start(name: string, command: readonly string[], options?: ProgramOptions): Program;
  /** Registers work for the end of the run, in addition to ending the programs; must not wait. */
  atEnd(work: () => void): void;
  /** Ends all programs and removes the folder; repeated calls do nothing. */
  release(): void;
}

const endMs = 15_000;

/** Creates the folder of a run, and cleans up at Ctrl-C, SIGTERM and the end of this process too. */
export function createKeeper(): Keeper {
  const folder = mkdtempSync(join(tmpdir(), 'pawlet-cluster-'));
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const children = new Set<ChildProcess>();
  const work: (() => void)[] = [];
  let isReleased = false;

  const release = () => {
    if (isReleased) return;
    isReleased = true;
    for (const child of children) killGroup(child, 'SIGKILL');
    for (const step of work.reverse()) step();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  process.once('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      console.error(`cluster: ${signal}: ending all programs`);
      release();
      process.exit(130);
    });

  return {
    folder,
    createFolder(name, user) {
      const path = join(folder, name);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      if (user) chownSync(path, user.uid, user.gid);
      return path;
    },
    start(name, command, { user, environment } = {}) {
      const [file = '', ...args] = command;
      const log = join(logs, `${name}.log`);
      const output = openSync(log, 'a');
      const child = spawn(file, args, {
        ...user,
        cwd: folder,
        detached: true,
        stdio: ['ignore', output, output],
        env: { ...process.env, ...environment },
      });
      closeSync(output);
      children.add(child);
      child.once('exit', () => children.delete(child));
      child.once('error', () => children.delete(child));
      return toProgram(name, log, child);
    },
    atEnd: (step) => void work.push(step),
    release,
  };
}

function toProgram(name: string, log: string, child: ChildProcess): Program {
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    name,
    pid: child.pid ?? 0,
    log,
    isRunning,
    async end(signal) {
      if (!isRunning()) return;
      const ended = once(child, 'exit');
      killGroup(child, signal);
      await Promise.race([ended, pause(endMs, undefined, { ref: false })]);
      if (!isRunning()) return;
      killGroup(child, 'SIGKILL');
      await ended;
    },
  };
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) killQuietly(-pid, signal);
}

/** Sends a signal to a process, or with a negative id to a group; one that has ended is no error. */
export function killQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** A process and its children, by Linux's process table; empty when it has ended. */
export function listFamily(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...children.split(' ').filter(Boolean).map(Number)];
  } catch {
    // It has ended.
    return [];
  }
}

/** The last lines of a program's output, for an error message. */
export function readEndOfLog(log: string, lines = 15): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '(no output)';
  }
}

/** Waits until a condition holds; throws with `what` when the time is up. */
export async function waitFor(
  what: string,
  isMet: () => boolean | Promise<boolean>,
  { limitMs, everyMs = 100 }: { readonly limitMs: number; readonly everyMs?: number },
): Promise<number> {
  const started = performance.now();
  while (!(await isMet())) {
    if (performance.now() - started > limitMs)
      throw new Error(`cluster: ${what} not within ${limitMs / 1000} s`);
    await pause(everyMs);
  }
  return performance.now() - started;
}
