import type { FailedCall } from './load/buyers.ts';
import type { LoadOutcome } from './load/withLoad.ts';
import { type Comparison, listDifferences } from './reconcile.ts';
import type { Finding } from './scenario.ts';

/** The finding about a reconciliation. */
export function toFinding(what: string, comparisons: readonly Comparison[]): Finding {
  const differences = listDifferences(comparisons);
  return {
    what: `${what}: orders, stock, points, payments, e-mails`,
    goal: `all ${comparisons.length} comparisons equal`,
    found: differences.length === 0 ? 'all equal' : differences.join('; '),
    isMet: differences.length === 0,
  };
}

/** Failed calls by outcome, such as `3 x 503 INTERNAL`. */
export function summarizeFailures(failures: readonly FailedCall[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of failures) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return counts.size === 0
    ? 'none'
    : [...counts].map(([outcome, count]) => `${count} x ${outcome}`).join(', ');
}

/** Seconds with one decimal. */
export function toSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** The findings about shoppers and visitors during a fault. */
export function toLoadFindings(
  what: string,
  { orders, reads, failedCalls, failedReads }: LoadOutcome,
  {
    mayRepeat,
    mayFail = false,
    readsOf = 'catalogue',
  }: {
    readonly mayRepeat: boolean;
    /** Whether a read in flight may get no reply: a balancer repeats it at another node only if it is a GET. */
    readonly mayFail?: boolean | undefined;
    readonly readsOf?: string | undefined;
  },
): readonly Finding[] {
  return [
    {
      what: `${what}: calls of shoppers that had to be repeated`,
      goal: mayRepeat ? '' : '0',
      found: `${failedCalls.length} for ${orders} orders (${summarizeFailures(failedCalls)})`,
      isMet: mayRepeat ? undefined : failedCalls.length === 0,
    },
    {
      what: `${what}: reads of the ${readsOf} that failed`,
      goal: mayFail ? '' : '0',
      found: `${failedReads.length} of ${reads} (${summarizeFailures(failedReads)})`,
      isMet: mayFail ? undefined : failedReads.length === 0,
    },
  ];
}
