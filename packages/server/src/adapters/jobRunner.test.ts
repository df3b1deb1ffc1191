import { describe, expect, it } from 'vitest';
import type { StoreDeps } from '../http/appDeps.ts';
import { startJobs } from './jobRunner.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

function depsAt(nowMs: () => number): StoreDeps {
  const deps: Partial<StoreDeps> = { clock: { nowMs }, logger: quiet };
  return deps as StoreDeps;
}

describe('startJobs', () => {
  it('passes the time after synchronizing the clock with the database', async () => {
    let nowMs = 9_000_000;
    const times: number[] = [];
    await new Promise<void>((resolve) => {
      const job = {
        name: 'looking',
        everySeconds: 0.01,
        run: async (_: StoreDeps, now: number) => {
          times.push(now);
          resolve();
        },
      };
      startJobs(
        [job],
        depsAt(() => nowMs),
        async () => {
          nowMs = 5000;
        },
      );
    });
    expect(times[0]).toBe(5);
  });

  it('runs no job while the clock cannot be synchronized', async () => {
    let runs = 0;
    const syncs: string[] = [];
    await new Promise<void>((resolve) => {
      const job = { name: 'looking', everySeconds: 0.005, run: async () => void (runs += 1) };
      startJobs(
        [job],
        depsAt(() => 0),
        async () => {
          syncs.push('tried');
          if (syncs.length === 3) resolve();
          throw new Error('no database');
        },
      );
    });
    expect(runs).toBe(0);
  });
});
