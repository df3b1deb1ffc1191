import { currencyDecimals, isAmount } from '@pawlet/core/rules';
import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDecimalMark, tidyAmount } from './tidyAmount.ts';

describe('what an amount field accepts', () => {
  it.each([
    ['100.005', 'CNY', '100.00'],
    ['12,5', 'EUR', '12.5'],
    ['.5', 'EUR', '0.5'],
    ['007', 'EUR', '7'],
    ['1.2.3', 'EUR', '1.23'],
    ['12.5', 'JPY', '12'],
    ['ab', 'CNY', ''],
  ])('of "%s" in %s is "%s"', (typed, currency, tidy) => {
    expect(tidyAmount(typed, currency)).toBe(tidy);
  });

  it("never has more than the currency's decimals", () => {
    assert(
      property(string(), constantFrom('CNY', 'EUR', 'JPY', 'KRW'), (typed, currency) => {
        const tidy = tidyAmount(typed, currency);
        expect(tidyAmount(tidy, currency)).toBe(tidy);
        expect((tidy.split('.')[1] ?? '').length).toBeLessThanOrEqual(currencyDecimals(currency));
        if (tidy !== '' && !tidy.endsWith('.')) expect(isAmount(tidy, currency)).toBe(true);
      }),
    );
  });
});

it.each([
  ['de', ','],
  ['fr', ','],
  ['it', ','],
  ['es', ','],
  ['en', '.'],
  ['zh-CN', '.'],
  ['ja', '.'],
  ['ko', '.'],
])('decimals in %s come after a %s', (locale, mark) => {
  expect(getDecimalMark(locale)).toBe(mark);
});
