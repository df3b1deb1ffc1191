import { limits } from '@pawlet/core/rules';

const dayMs = 86_400_000;
const weekend: readonly number[] = [0, 6];

/** Working days within which the shop issues an invoice. */
const daysToIssue = limits.invoiceWorkingDays;

/**
 * The time this many working days later, at the same time of day. Saturdays and Sundays are no working days; holidays
 * vary by region and are not considered.
 */
export function addWorkingDays(from: number, days: number): number {
  let moment = from;
  for (let left = days; left > 0;) {
    moment += dayMs;
    if (!weekend.includes(new Date(moment).getUTCDay())) left -= 1;
  }
  return moment;
}

/** When an invoice requested at this time is issued at the latest. */
export function invoiceDueAt(requestedAt: number): number {
  return addWorkingDays(requestedAt, daysToIssue);
}
