import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { isWhole } from '../support/sample.ts';

const minutes = isWhole ? 15 : 3;

/**
 * Limits a browser, a driver or a screen to three minutes, fifteen in the full matrix, and ends it with this process.
 */
export function limitLife(child: ChildProcess, end: () => void): void {
  const timer = setTimeout(end, minutes * 60_000);
  process.once('exit', end);
  child.once('exit', () => {
    clearTimeout(timer);
    process.off('exit', end);
  });
}

/** A program that a browser needs besides itself. */
export interface HostProcess {
  /** Waits until it has printed a match of this pattern; returns the first group. */
  waitFor(pattern: RegExp): Promise<string>;
  /** Ends it and everything that it started, and waits. */
  end(): Promise<void>;
}

/** Starts a program as the leader of a process group. */
export function startHost(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): HostProcess {
  const child = spawn(command, parameters, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const end = (): void => {
    if (child.pid !== undefined && !isOver()) process.kill(-child.pid, 'SIGKILL');
  };
  limitLife(child, end);
  let output = '';
  const read = (chunk: Buffer): void => void (output += chunk.toString('utf8'));
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return {
    async waitFor(pattern) {
      for (;;) {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) return found;
        if (isOver()) throw new Error(`${command} ended:\n${output}`);
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), once(child, 'exit')]);
      }
    },
    async end() {
      if (isOver()) return;
      const ended = once(child, 'exit');
      end();
      await ended;
    },
  };
}
