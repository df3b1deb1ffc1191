import { setTimeout as pause } from 'node:timers/promises';
import { readMetrics } from './metrics.ts';
import { slope } from './slope.ts';

/** The shop's memory at one moment. */
export interface MemorySample {
  /** Seconds since the load started. */
  readonly at: number;
  readonly residentMegabytes: number;
  readonly heapMegabytes: number;
  readonly externalMegabytes: number;
}

/** How the memory developed. */
export interface MemoryCourse {
  readonly samples: readonly MemorySample[];
  /** Megabytes a minute over the second half, of all resident memory. */
  readonly residentSlope: number;
  /**
   * The same of the heap after the first minute, from the lowest reading of each: between them is uncollected garbage,
   * and a minute without a full collection must not decide alone.
   */
  readonly heapSlope: number;
}

const everyMs = 10_000;

/** Reads the shop's memory every ten seconds while `load` runs. */
export async function watchMemory(url: string, load: Promise<unknown>): Promise<MemoryCourse> {
  const samples: MemorySample[] = [];
  const started = Date.now();
  const state = { isOver: false };
  const ended = load.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) {
    const { residentMegabytes, heapMegabytes, externalMegabytes } = await readMetrics(url);
    const at = (Date.now() - started) / 1000;
    samples.push({ at, residentMegabytes, heapMegabytes, externalMegabytes });
    await Promise.race([pause(everyMs, undefined, { ref: false }), ended]);
  }
  await ended;
  const half = samples.filter(({ at }) => at >= (samples.at(-1)?.at ?? 0) / 2);
  return {
    samples,
    residentSlope: slope(half.map(({ at, residentMegabytes }) => [at / 60, residentMegabytes])),
    heapSlope: slope(lowestOfMinutes(samples.filter(({ at }) => at >= 60))),
  };
}

function lowestOfMinutes(samples: readonly MemorySample[]): (readonly [number, number])[] {
  const lowest = new Map<number, number>();
  for (const { at, heapMegabytes } of samples) {
    const minute = Math.floor(at / 60);
    lowest.set(minute, Math.min(lowest.get(minute) ?? Infinity, heapMegabytes));
  }
  return [...lowest];
}
