import { describe, expect, it } from 'vitest';
import { getAffordability, maxQuantity, namedRange, getQuery, rewardFilters } from './rewardRules.ts';

describe('the ranges', () => {
  it('are contiguous without gap or overlap, from 0 to any number', () => {
    const ranges = rewardFilters.flatMap((filter) => namedRange(filter) ?? []);
    expect(ranges[0]?.from).toBe(0);
    for (const [index, { from }] of ranges.entries()) {
      if (index > 0) expect(from).toBe((ranges[index - 1]?.to ?? Number.NaN) + 1);
    }
    expect(ranges.at(-1)?.to).toBeUndefined();
  });

  it.each([
    ['all', undefined, {}],
    ['all', 700, {}],
    ['affordable', undefined, undefined],
    ['affordable', 0, { maxPoints: 0 }],
    ['affordable', 700, { maxPoints: 700 }],
    ['to-500', 700, { maxPoints: 500 }],
    ['to-1000', 700, { minPoints: 501, maxPoints: 1000 }],
    ['to-2000', undefined, { minPoints: 1001, maxPoints: 2000 }],
    ['above-2000', undefined, { minPoints: 2001 }],
  ] as const)('of %s with a balance of %s are requested as %o', (filter, balance, query) => {
    expect(getQuery(filter, balance)).toEqual(query);
  });
});

describe('affordability', () => {
  it.each([
    [600, 5, undefined, 1, 'unknown'],
    [600, 5, 599, 1, 'short'],
    [600, 5, 600, 1, 'affordable'],
    [600, 5, 1199, 2, 'short'],
    [600, 5, 1200, 2, 'affordable'],
    [600, 0, 5000, 1, 'out-of-stock'],
    [600, 0, undefined, 1, 'out-of-stock'],
    [600, 1, 5000, 2, 'out-of-stock'],
    [600, 5, 0, 1, 'short'],
  ] as const)(
    '%i points, %i in stock, balance %s, %i units: %s',
    (points, stock, balance, quantity, expected) => {
      expect(getAffordability({ points, stock }, balance, quantity)).toBe(expected);
    },
  );

  it.each([
    [5, undefined, 5],
    [5, 2, 2],
    [1, 2, 1],
    [500, undefined, 99],
    [0, 3, 1],
  ] as const)('%i in stock with a limit of %s: at most %i at once', (stock, limit, most) => {
    expect(maxQuantity({ stock, limit })).toBe(most);
  });
});
