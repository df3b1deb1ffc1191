import type { CloudPlan, EpochMs } from '@pawlet/core/api';
import type { Money } from '@pawlet/core/rules';

const dayMs = 24 * 60 * 60 * 1000;

/** By how much the device's clock may be slow before 30 days that were just bought are shown as 31. */
const clockSlackMs = 10 * 60 * 1000;

/** Days of a month on average: names the months of a plan that counts days. */
const monthDays = 30.4375;

/** Days left below which the end is near. */
const soonDays = 7;

/** Days left below which it is urgent. */
const urgentDays = 3;

type Priced = Pick<CloudPlan, 'price' | 'days'>;

/** Until when a purchase of now lasts, as the server counts: days of 24 hours, from the later of now and what is there. */
export function extendsTo(expiresAt: EpochMs | undefined, days: number, now: EpochMs): EpochMs {
  return Math.max(now, expiresAt ?? now) + days * dayMs;
}

/** Days that are left, a day that has begun counted; 0 when it is over or never was. */
export function daysLeft(expiresAt: EpochMs | undefined, now: EpochMs): number {
  if (expiresAt === undefined || expiresAt <= now) return 0;
  return Math.max(1, Math.ceil((expiresAt - now - clockSlackMs) / dayMs));
}

/** How the storage of a camera stands. */
export type StorageState = 'none' | 'active' | 'soon' | 'urgent' | 'ended';

/** How the storage of a camera stands, by its end. */
export function storageState(expiresAt: EpochMs | undefined, now: EpochMs): StorageState {
  if (expiresAt === undefined) return 'none';
  const days = daysLeft(expiresAt, now);
  if (days === 0) return 'ended';
  if (days < urgentDays) return 'urgent';
  return days <= soonDays ? 'soon' : 'active';
}

/** How much of the ring is drawn: it is full at a month and more, and empties over the last one. */
export function ringShare(days: number): number {
  return Math.min(1, Math.max(0, days / 30));
}

/** How many months a plan lasts, at least one. */
export function monthsOf({ days }: Pick<CloudPlan, 'days'>): number {
  return Math.max(1, Math.round(days / monthDays));
}

/** What a month of a plan costs, rounded to the smallest unit of the currency; undefined for a plan of one month. */
export function pricePerMonth(plan: Priced): Money | undefined {
  const months = monthsOf(plan);
  if (months === 1) return undefined;
  return { amountMinor: Math.round(plan.price.amountMinor / months), currency: plan.price.currency };
}

/**
 * The share that a plan saves against buying the cheapest shorter one again and again, in whole percent rounded down,
 * so that it never promises too much; undefined for none.
 */
export function savingOf(plan: Priced, plans: readonly Priced[]): number | undefined {
  const months = monthsOf(plan);
  const others = plans
    .filter((other) => monthsOf(other) < months)
    .map((other) => (other.price.amountMinor * months) / monthsOf(other));
  const cheapest = Math.min(...others);
  if (others.length === 0 || cheapest <= 0) return undefined;
  // One division only: a share such as 29 % must not become 28.999.
  const percent = Math.floor((100 * (cheapest - plan.price.amountMinor)) / cheapest);
  return percent >= 1 ? percent : undefined;
}

/** The plan whose month costs least; undefined if no plan is alone with that. */
export function bestValueOf<T extends Priced>(plans: readonly T[]): T | undefined {
  const perMonth = (plan: T): number => plan.price.amountMinor / monthsOf(plan);
  const [first, second] = [...plans].sort((one, other) => perMonth(one) - perMonth(other));
  if (first === undefined || second === undefined) return undefined;
  return perMonth(first) < perMonth(second) ? first : undefined;
}
