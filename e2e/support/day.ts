import process from 'node:process';

/** Number of today's day; another day is tried again by its number in `PAWLET_SAMPLE`. */
export const day = Number(process.env['PAWLET_SAMPLE'] ?? Math.floor(Date.now() / 86_400_000));

/** The whole matrix leaves nothing to another day. */
export const isWhole = process.env['PAWLET_FULL'] === '1';

/** Whether the test of this number is today's: an everyday run takes one of so many, another one each day. */
export function isTodays(index: number, oneOf: number): boolean {
  return isWhole || (index + day) % oneOf === 0;
}

/** Why a test is left out of an everyday run. */
export const anotherDay = 'it is for another day, and for the whole matrix: npm run test:full';
