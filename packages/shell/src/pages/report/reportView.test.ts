import type { CategoryId, ProductId, YearReport } from '@pawlet/core/api';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busiestMonth, getDays, isEmptyYear, monthNames, ringParts, listSlides } from './reportView.ts';

const nothing: YearReport = {
  year: 2026,
  orderCount: 0,
  spent: { amountMinor: 0, currency: 'CNY' },
  pointsEarned: 0,
  signInDays: 0,
  reviewCount: 0,
  topGoods: [],
  ordersByMonth: Array.from({ length: 12 }, () => 0),
  topCategories: [],
};
const orders: Partial<YearReport> = {
  orderCount: 2,
  ordersByMonth: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  topGoods: [{ id: 1 as ProductId, title: 'Aura', imageUrl: '', pieces: 2 }],
  topCategories: [{ id: 1 as CategoryId, name: 'Water', pieces: 2 }],
};

describe('a year', () => {
  it.each<[Partial<YearReport>, readonly string[]]>([
    [{}, ['cover', 'poster']],
    [{ signInDays: 3 }, ['cover', 'care', 'poster']],
    [orders, ['cover', 'orders', 'months', 'categories', 'goods', 'poster']],
    [{ ...orders, ordersByMonth: [], topCategories: [] }, ['cover', 'orders', 'goods', 'poster']],
    [{ ...orders, reviewCount: 1 }, ['cover', 'orders', 'months', 'categories', 'goods', 'care', 'poster']],
  ])('with %j has the slides %j', (changes, slides) => {
    expect(listSlides({ ...nothing, ...changes })).toEqual(slides);
  });

  it('is empty without data', () => {
    expect(isEmptyYear(nothing)).toBe(true);
    expect(isEmptyYear({ ...nothing, reviewCount: 1 })).toBe(false);
  });

  it.each([
    [2024, 366],
    [2026, 365],
    [2000, 366],
    [2100, 365],
  ])('%i has %i days', (year, days) => expect(getDays(year)).toBe(days));

  it('has a busiest month if it has orders', () => {
    expect(busiestMonth([0, 1, 3, 3])).toBe(2);
    expect(busiestMonth([0, 0])).toBeUndefined();
    expect(busiestMonth([])).toBeUndefined();
  });

  it.each([
    ['en', 'January', 'J'],
    ['zh-CN', '一月', '1'],
    ['de', 'Januar', 'J'],
  ])('formats its months in %s', (locale, long, narrow) => {
    expect(monthNames(locale, 'long')[0]).toBe(long);
    expect(monthNames(locale, 'narrow')[0]).toMatch(new RegExp(`^${narrow}`, 'u'));
    expect(monthNames(locale, 'narrow')).toHaveLength(12);
  });
});

describe('a ring', () => {
  it('is one whole part for one weight', () => {
    expect(ringParts([7])).toEqual([{ start: 0, length: 100 }]);
    expect(ringParts([])).toEqual([]);
    expect(ringParts([0, 0])).toEqual([]);
  });

  it('never overlaps and never leaves the ring', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 5 }), (weights) => {
        const parts = ringParts(weights, 0);
        for (const [index, { start, length }] of parts.entries()) {
          expect(start + length).toBeLessThanOrEqual((parts[index + 1]?.start ?? 100) + 0.5);
        }
        expect(parts).toHaveLength(weights.length);
      }),
    );
  });
});
