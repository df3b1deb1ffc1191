import type { CloudPlan, EpochMs } from '@pawlet/core/api';
import type { Money } from '@pawlet/core/rules';

const dayMs = 24 * 60 * 60 * 1000;

/** Tolerance for a slow device clock, so that 30 days just bought are not shown as 31. */
const clockSlackMs = 10 * 60 * 1000;

/** Average days per month, to convert plans to months. */
const monthDays = 30.4375;

/** Below this many days left the state is `soon`. */
const soonDays = 7;

/** Below this many days left the state is `urgent`. */
const urgentDays = 3;

type Priced = Pick<CloudPlan, 'price' | 'days'>;

/**
 * Expiry of a purchase made now, as the server computes it: days of 24 hours, from the later of now and the current
 * expiry.
 */
export function extendsTo(expiresAt: EpochMs | undefined, days: number, now: EpochMs): EpochMs {
  return Math.max(now, expiresAt ?? now) + days * dayMs;
}

/** Remaining days, counting a started day; 0 when it has expired or never existed. */
export function daysLeft(expiresAt: EpochMs | undefined, now: EpochMs): number {
  if (expiresAt === undefined || expiresAt <= now) return 0;
  return Math.max(1, Math.ceil((expiresAt - now - clockSlackMs) / dayMs));
}

/** State of a camera's storage. */
export type StorageState = 'none' | 'active' | 'soon' | 'urgent' | 'ended';

/** State of a camera's storage, from its expiry. */
export function storageState(expiresAt: EpochMs | undefined, now: EpochMs): StorageState {
  if (expiresAt === undefined) return 'none';
  const days = daysLeft(expiresAt, now);
  if (days === 0) return 'ended';
  if (days < urgentDays) return 'urgent';
  return days <= soonDays ? 'soon' : 'active';
}

/** The filled share of the ring: full for a month or more, and emptying over the last month. */
export function ringShare(days: number): number {
  return Math.min(1, Math.max(0, days / 30));
}

/** Duration of a plan in months, at least one. */
export function toMonths({ days }: Pick<CloudPlan, 'days'>): number {
  return Math.max(1, Math.round(days / monthDays));
}

/** Monthly price of a plan, rounded to minor units; undefined for a plan of one month. */
export function pricePerMonth(plan: Priced): Money | undefined {
  const months = toMonths(plan);
  if (months === 1) return undefined;
  return { amountMinor: Math.round(plan.price.amountMinor / months), currency: plan.price.currency };
}

/**
 * Percentage a plan saves compared with repeatedly buying the cheapest shorter one, rounded down so that it never
 * promises too much; undefined for none.
 */
export function computeSaving(plan: Priced, plans: readonly Priced[]): number | undefined {
  const months = toMonths(plan);
  const others = plans
    .filter((other) => toMonths(other) < months)
    .map((other) => (other.price.amountMinor * months) / toMonths(other));
  const cheapest = Math.min(...others);
  if (others.length === 0 || cheapest <= 0) return undefined;
  // One division only: a share such as 29 % must not become 28.999.
  const percent = Math.floor((100 * (cheapest - plan.price.amountMinor)) / cheapest);
  return percent >= 1 ? percent : undefined;
}

/** The plan with the lowest monthly price; undefined if several have it. */
export function getBestValue<T extends Priced>(plans: readonly T[]): T | undefined {
  const perMonth = (plan: T): number => plan.price.amountMinor / toMonths(plan);
  const [first, second] = [...plans].sort((one, other) => perMonth(one) - perMonth(other));
  if (first === undefined || second === undefined) return undefined;
  return perMonth(first) < perMonth(second) ? first : undefined;
}
