import type { OrderCard, OrderCounts, OrderTab } from '@pawlet/core/api';

/** The tabs in order; the index is used in URLs. */
export const orderTabs: readonly OrderTab[] = [
  'all',
  'to-pay',
  'to-ship',
  'to-receive',
  'to-evaluate',
  'after-sale',
];

const countNames = {
  'to-pay': 'toPay',
  'to-ship': 'toShip',
  'to-receive': 'toReceive',
  'to-evaluate': 'toEvaluate',
  'after-sale': 'afterSale',
} as const satisfies Partial<Record<OrderCard['state'], keyof OrderCounts>>;

/** The count of a tab; undefined for a tab without one. */
export function getCount(counts: OrderCounts | undefined, tab: OrderTab): number | undefined {
  return counts === undefined || tab === 'all' ? undefined : counts[countNames[tab]];
}

/** The counts after one order has changed; `after` is undefined for a removed one. */
export function recount(
  counts: OrderCounts,
  before: OrderCard['state'],
  after: OrderCard['state'] | undefined,
): OrderCounts {
  const changed = { ...counts };
  const left = readName(before);
  const entered = after === undefined ? undefined : readName(after);
  if (left !== undefined) changed[left] = Math.max(0, changed[left] - 1);
  if (entered !== undefined) changed[entered] += 1;
  if (after === undefined) changed.all = Math.max(0, changed.all - 1);
  return changed;
}

function readName(state: OrderCard['state']): keyof OrderCounts | undefined {
  return Object.hasOwn(countNames, state) ? countNames[state as keyof typeof countNames] : undefined;
}
