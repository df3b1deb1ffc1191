import type { Random } from '../../ports/random.ts';

const digits = 26;

/** A new order number: 26 digits, starting with the time in UTC, so that numbers sort by age. */
export function createOrderNumber(now: number, random: Random): string {
  const moment = new Date(now * 1000).toISOString().replaceAll(/\D/gu, '').slice(0, 14);
  return moment + random.digits(digits - moment.length);
}
