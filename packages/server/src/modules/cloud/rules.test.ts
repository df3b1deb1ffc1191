import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { extension, toReturn, unusedSeconds } from './rules.ts';

const day = 24 * 3600;

it.each([
  ['starts now without storage', null, 30, 1000, { begintime: 1000, endtime: 1000 + 30 * day }],
  ['starts now after the storage ended', 500, 30, 1000, { begintime: 1000, endtime: 1000 + 30 * day }],
  ['adds to what is left', 5000, 365, 1000, { begintime: 5000, endtime: 5000 + 365 * day }],
] as const)('%s', (_, expiretime, days, now, expected) => {
  expect(extension(expiretime, days, now)).toEqual(expected);
});

it('loses no day for any previous storage', () => {
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
] as const)('refunds %s', (_, begintime, endtime, now, expected) => {
  expect(unusedSeconds({ begintime, endtime }, now)).toBe(expected);
});

const month = { begintime: 0, endtime: 30 * day, days: 30, amount: 1990, currency: 'CNY' } as const;

it.each([
  ['all before it begins', { ...month, begintime: 5 * day, endtime: 35 * day }, 0, 1990, 30 * day],
  ['all in the second in which it begins', month, 0, 1990, 30 * day],
  ['29 days once the first has begun', month, 1, 1923, 29 * day],
  ['20 days after ten', month, 10 * day, 1326, 20 * day],
  ['one day before the last one begins', month, 29 * day, 66, day],
  ['nothing on the last day', month, 29 * day + 1, 0, 0],
  ['nothing when it is over', month, 31 * day, 0, 0],
  ['whole yen', { ...month, amount: 41_400, currency: 'JPY' }, 1, 40_000, 29 * day],
] as const)('a plan is worth %s', (_, plan, now, amount, seconds) => {
  expect(toReturn(plan, now, false)).toEqual({ amount, seconds });
});

it('a plan refunded as a whole is worth its full price, and ends now', () => {
  expect(toReturn(month, 10 * day + 5, true)).toEqual({ amount: 1990, seconds: 20 * day - 5 });
});

it('a plan is never worth more than was paid, nor more later, and never ends before now', () => {
  const plans = fc.record({
    days: fc.constantFrom(30, 365, 1, 7),
    amount: fc.integer({ min: 1, max: 5000 }).map((units) => units * 100),
    currency: fc.constantFrom('CNY', 'JPY', 'EUR', 'KRW'),
    begintime: fc.integer({ min: 0, max: 100 * day }),
  });
  const moments = fc.tuple(fc.integer({ min: 0, max: 500 * day }), fc.integer({ min: 0, max: 500 * day }));
  fc.assert(
    fc.property(plans, moments, ({ begintime, ...plan }, [one, other]) => {
      const purchase = { ...plan, begintime, endtime: begintime + plan.days * day };
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
      const first = toReturn(purchase, sooner, false);
      expect(first.amount).toBeLessThanOrEqual(plan.amount);
      expect(first.amount % (['JPY', 'KRW'].includes(plan.currency) ? 100 : 1)).toBe(0);
      expect(toReturn(purchase, later, false).amount).toBeLessThanOrEqual(first.amount);
      if (first.seconds > 0) expect(purchase.endtime - first.seconds).toBeGreaterThanOrEqual(sooner);
    }),
  );
});
