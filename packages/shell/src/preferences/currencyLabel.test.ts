import { describe, expect, it } from 'vitest';
import { toCurrencyLabel } from './currencyLabel.ts';

describe('the currency of a country', () => {
  it('is its sign and its code', () => {
    expect(toCurrencyLabel('€', 'EUR')).toBe('€ EUR');
    expect(toCurrencyLabel('CA$', 'CAD')).toBe('CA$ CAD');
  });

  it('is written once where the code is the sign', () => {
    expect(toCurrencyLabel('CHF', 'CHF')).toBe('CHF');
  });
});
