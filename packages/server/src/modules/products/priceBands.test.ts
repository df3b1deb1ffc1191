import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countInBands, cutIntoBands } from './priceBands.ts';

/** Amounts on the wire: hundredths in every currency. */
const major = 100;
const computePrices = (...amounts: readonly number[]) => amounts.map((amount) => amount * major);
const computeCuts = (prices: readonly number[], currency: string) =>
  cutIntoBands(prices, currency)
    .slice(1)
    .map(({ low }) => (low ?? 0) / major);

describe('price bands', () => {
  it.each([
    ['EUR', computePrices(9, 12, 19, 24, 29, 34, 39, 45, 59, 79, 99, 129), [25, 50]],
    ['CNY', computePrices(59, 79, 99, 129, 159, 199, 239, 299, 399, 499), [100, 200]],
    ['JPY', computePrices(980, 1280, 1980, 2480, 2980, 3980, 4980, 5980, 9800, 12_800), [2000, 5000]],
    [
      'KRW',
      computePrices(9900, 12_900, 19_900, 29_900, 39_900, 59_000, 89_000, 129_000, 159_000),
      [20_000, 80_000],
    ],
    ['USD', computePrices(4.5, 5.2), [5]],
  ])('of %s have round limits', (currency, prices, cuts) => {
    expect(computeCuts(prices, currency)).toEqual(cuts);
  });

  it('are omitted when one band would contain everything', () => {
    expect(cutIntoBands([], 'EUR')).toEqual([]);
    expect(cutIntoBands(computePrices(25), 'EUR')).toEqual([]);
    expect(cutIntoBands(computePrices(25, 25, 25), 'EUR')).toEqual([]);
    expect(cutIntoBands(computePrices(31, 32), 'EUR')).toEqual([]);
  });

  it('contain each price once, are never empty, and are at most five', () => {
    const currency = fc.constantFrom('CNY', 'USD', 'JPY', 'EUR', 'KRW', 'GBP', 'CHF', 'CAD');
    const amounts = fc.array(
      fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 5_000_000 })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(currency, amounts, (code, units) => {
        const unit = ['JPY', 'KRW'].includes(code) ? major : 1;
        const prices = units.map((amount) => amount * unit);
        const bands = cutIntoBands(prices, code);
        expect(bands.length).not.toBe(1);
        expect(bands.length).toBeLessThanOrEqual(5);
        for (const price of bands.length > 0 ? prices : []) {
          const own = bands.filter(
            ({ low, high }) => (low === null || price >= low) && (high === null || price <= high),
          );
          expect(own).toHaveLength(1);
        }
        const counts = countInBands(prices, bands);
        expect(counts.every((count) => count > 0)).toBe(true);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(bands.length > 0 ? prices.length : 0);
      }),
      { numRuns: 300 },
    );
  });
});
