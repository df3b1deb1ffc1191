import type { ScenarioContext } from '../scenario.ts';
import type { FailedCall } from './buyers.ts';

/** What happened while shoppers ordered and visitors read. */
export interface LoadOutcome {
  readonly orders: number;
  readonly reads: number;
  readonly failedCalls: readonly FailedCall[];
  readonly failedReads: readonly FailedCall[];
  /** The longest time between two accepted orders, in milliseconds. */
  readonly longestGapMs: number;
}

const enoughBuyers = 1500;

/** Lets shoppers order and visitors read while something is done to the cluster. */
export async function withLoad(
  { buyers, readers }: ScenarioContext,
  work: () => Promise<void>,
): Promise<LoadOutcome> {
  const before = {
    orders: buyers.acknowledgements.length,
    reads: readers.latenciesMs.length,
    calls: buyers.failures.length,
    failedReads: readers.failures.length,
  };
  await buyers.prepare(enoughBuyers);
  const startedMs = performance.now();
  buyers.start();
  readers.start();
  let endedMs = startedMs;
  try {
    await work();
    endedMs = performance.now();
  } finally {
    await Promise.all([buyers.stop(), readers.stop()]);
  }
  const answered = buyers.acknowledgements.slice(before.orders).map(({ answeredMs }) => answeredMs);
  const failedReads = readers.failures.slice(before.failedReads);
  return {
    orders: answered.length,
    reads: readers.latenciesMs.length - before.reads + failedReads.length,
    failedCalls: buyers.failures.slice(before.calls),
    failedReads,
    longestGapMs: findLongestGap([startedMs, ...answered.filter((ms) => ms < endedMs), endedMs]),
  };
}

/** The longest time between two moments. */
function findLongestGap(moments: readonly number[]): number {
  const sorted = moments.toSorted((a, b) => a - b);
  return Math.max(0, ...sorted.slice(1).map((moment, place) => moment - (sorted[place] ?? moment)));
}
