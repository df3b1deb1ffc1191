import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  compareMoney,
  fromWire,
  isAmount,
  multiplyMoney,
  parseMoney,
  subtractMoney,
  sumMoney,
  toDecimal,
  toWire,
} from './money.ts';

describe('wire money', () => {
  it.each([
    ['12.00', 'CNY', 1200],
    ['0.01', 'EUR', 1],
    ['12', 'EUR', 1200],
    ['12.5', 'EUR', 1250],
    [12.3, 'USD', 1230],
    [0, 'USD', 0],
    ['-3.10', 'GBP', -310],
    ['-0.00', 'GBP', 0],
    ['1200.00', 'JPY', 1200],
    ['1200.50', 'JPY', 1201],
    ['1200.49', 'KRW', 1200],
    ['0.005', 'EUR', 1],
    ['19.989999999', 'EUR', 1999],
  ])('parses %j %s as %i', (text, currency, amountMinor) => {
    expect(fromWire(text, currency)).toEqual({ amountMinor, currency });
  });

  it.each(['', ' ', 'free', '1,20', '1e3', 'NaN', '.5', '5.', '--1', '١٢'])('rejects %j', (text) => {
    expect(parseMoney(text, 'CNY')).toBeUndefined();
    expect(() => fromWire(text, 'CNY')).toThrow(RangeError);
  });

  it('has two decimals in every currency', () => {
    expect(toWire({ amountMinor: 5, currency: 'EUR' })).toBe('0.05');
    expect(toWire({ amountMinor: -1234, currency: 'EUR' })).toBe('-12.34');
    expect(toWire({ amountMinor: 1200, currency: 'JPY' })).toBe('1200.00');
    expect(toDecimal({ amountMinor: 1200, currency: 'JPY' })).toBe('1200');
  });

  it('parses what it formatted', () => {
    const currency = fc.constantFrom('CNY', 'EUR', 'JPY', 'KRW');
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), currency, (amountMinor, code) => {
        expect(fromWire(toWire({ amountMinor, currency: code }), code)).toEqual({
          amountMinor,
          currency: code,
        });
      }),
    );
  });
});

describe('arithmetic', () => {
  const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

  it('adds, subtracts, multiplies and compares in minor units', () => {
    expect(addMoney(euro(10), euro(20))).toEqual(euro(30));
    expect(subtractMoney(euro(10), euro(20))).toEqual(euro(-10));
    expect(multiplyMoney(euro(333), 3)).toEqual(euro(999));
    expect(sumMoney([euro(1), euro(2), euro(3)], 'EUR')).toEqual(euro(6));
    expect(sumMoney([], 'EUR')).toEqual(euro(0));
    expect(compareMoney(euro(1), euro(2))).toBeLessThan(0);
  });

  it('refuses to mix currencies', () => {
    expect(() => addMoney(euro(1), { amountMinor: 1, currency: 'CNY' })).toThrow(/EUR and CNY/u);
  });
});

describe('isAmount', () => {
  it.each(['0', '1', '12.5', '12.50', '0.05', '999999999999'])('accepts %j', (text) =>
    expect(isAmount(text)).toBe(true),
  );
  it.each(['', '.5', '1.', '1.005', '01', '-1', '1,5', ' 1', '1e2', '１２'])('rejects %j', (text) =>
    expect(isAmount(text)).toBe(false),
  );
  it('accepts no decimals for a currency without them', () => {
    expect(isAmount('1200', 'JPY')).toBe(true);
    expect(isAmount('1200.0', 'JPY')).toBe(false);
    expect(isAmount('1200.5', 'KRW')).toBe(false);
  });
});
