import { limits } from '@pawlet/core/rules';

const dayMs = 86_400_000;
const weekend: readonly number[] = [0, 6];

/** Working days within which the shop issues an invoice. */
const daysToIssue = limits.invoiceWorkingDays;

/**
 * The moment so many working days later, at the same time of the day. Saturdays and Sundays are no working days;
 * holidays differ from place to place and are not known here.
 */
export function addWorkingDays(from: number, days: number): number {
  let moment = from;
  for (let left = days; left > 0;) {
    moment += dayMs;
    if (!weekend.includes(new Date(moment).getUTCDay())) left -= 1;
  }
  return moment;
}

/** When an invoice that is asked for at this moment is there at the latest. */
export function invoiceDueAt(requestedAt: number): number {
  return addWorkingDays(requestedAt, daysToIssue);
}
