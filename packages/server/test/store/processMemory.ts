import { readFile } from 'node:fs/promises';
import { setInterval as ticks } from 'node:timers/promises';

/** Resident memory of a process in megabytes. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
}

/** Runs work; returns its result and the peak memory of a process meanwhile, in megabytes. */
export async function watchMemory<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly most: number }> {
  let most = 0;
  const ended = new AbortController();
  const watched = (async () => {
    try {
      for await (const _ of ticks(50, undefined, { signal: ended.signal })) {
        most = Math.max(most, await residentMegabytes(pid));
      }
    } catch (error) {
      if (!ended.signal.aborted) throw error;
    }
  })();
  const result = await work();
  ended.abort();
  await watched;
  return { result, most: Math.max(most, await residentMegabytes(pid)) };
}
