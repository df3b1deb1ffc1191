import type { Random } from '../../ports/random.ts';

const digits = 25;

/**
 * A new number of a cloud order: `C` and 25 digits, starting with the time in UTC. No product order has a
 * letter.
 */
export function createCloudOrderNumber(now: number, random: Random): string {
  const moment = new Date(now * 1000).toISOString().replaceAll(/\D/gu, '').slice(0, 14);
  return `C${moment}${random.digits(digits - moment.length)}`;
}
