import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { extension, unusedSeconds } from './rules.ts';

const day = 24 * 3600;

it.each([
  ['starts now without storage', null, 30, 1000, { begintime: 1000, endtime: 1000 + 30 * day }],
  ['starts now after the storage ended', 500, 30, 1000, { begintime: 1000, endtime: 1000 + 30 * day }],
  ['adds to what is left', 5000, 365, 1000, { begintime: 5000, endtime: 5000 + 365 * day }],
] as const)('%s', (_, expiretime, days, now, expected) => {
  expect(extension(expiretime, days, now)).toEqual(expected);
});

it('loses no day, whatever was there', () => {
  const moment = fc.integer({ min: 0, max: 4_000_000_000 });
  fc.assert(
    fc.property(fc.option(moment), fc.integer({ min: 1, max: 3650 }), moment, (expiretime, days, now) => {
      const { begintime, endtime } = extension(expiretime, days, now);
      expect(endtime - begintime).toBe(days * day);
      expect(endtime).toBeGreaterThan(Math.max(now, expiretime ?? 0));
    }),
  );
});

it.each([
  ['all of a plan that has not begun', 5000, 8000, 1000, 3000],
  ['the rest of one that runs', 1000, 8000, 5000, 3000],
  ['nothing of one that is over', 1000, 4000, 5000, 0],
] as const)('gives back %s', (_, begintime, endtime, now, expected) => {
  expect(unusedSeconds({ begintime, endtime }, now)).toBe(expected);
});
