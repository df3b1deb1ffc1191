import { describe, expect, it } from 'vitest';
import { withdrawalPeriod } from './period.ts';

const at = (moment: string) => Date.parse(moment) / 1000;

describe('withdrawal period', () => {
  it.each([
    // The day of delivery does not count; the last day counts to its end in Berlin.
    ['DEU', '2026-06-23T10:00:00+02:00', '2026-07-08T00:00:00+02:00'],
    ['DEU', '2026-06-23T00:00:00+02:00', '2026-07-08T00:00:00+02:00'],
    ['DEU', '2026-06-23T23:59:59+02:00', '2026-07-08T00:00:00+02:00'],
    // In Berlin it was already the next day, in UTC still the day before.
    ['DEU', '2026-06-23T22:30:00Z', '2026-07-09T00:00:00+02:00'],
    // A last day on a Saturday or Sunday is extended to Monday.
    ['DEU', '2026-06-27T10:00:00+02:00', '2026-07-14T00:00:00+02:00'],
    ['DEU', '2026-06-28T10:00:00+02:00', '2026-07-14T00:00:00+02:00'],
    // With a clock change in between, in autumn and in spring.
    ['DEU', '2026-10-20T10:00:00+02:00', '2026-11-04T00:00:00+01:00'],
    ['FRA', '2026-03-24T10:00:00+01:00', '2026-04-08T00:00:00+02:00'],
    ['GBR', '2026-06-23T23:30:00+01:00', '2026-07-08T00:00:00+01:00'],
    ['JPN', '2026-06-23T10:00:00+09:00', '2026-07-02T00:00:00+09:00'],
  ])('in %s of a delivery at %s ends before %s', (country, delivered, end) => {
    const order = { country, delivertime: at(delivered), receivetime: null };
    expect(withdrawalPeriod({}, order)?.end).toBe(at(end));
  });

  it('starts with the receipt when no delivery is known, and not before', () => {
    const receivetime = at('2026-06-23T10:00:00+02:00');
    expect(withdrawalPeriod({}, { country: 'DEU', delivertime: null, receivetime })?.end).toBe(
      at('2026-07-08T00:00:00+02:00'),
    );
    const open = withdrawalPeriod({}, { country: 'DEU', delivertime: null, receivetime: null });
    expect(open).toEqual({ hasButton: true, end: null });
  });

  it('has the length set by the shop, and does not exist without a right to withdraw', () => {
    const order = { country: 'DEU', delivertime: at('2026-06-23T10:00:00+02:00'), receivetime: null };
    const end = (withdrawal: number) => withdrawalPeriod({ DE: { withdrawal } }, order)?.end;
    expect(end(30)).toBe(at('2026-07-24T00:00:00+02:00'));
    expect(end(0)).toBeUndefined();
    expect(withdrawalPeriod({}, { ...order, country: 'USA' })).toBeNull();
    expect(withdrawalPeriod({}, { ...order, country: 'XXX' })).toBeNull();
    expect(withdrawalPeriod({}, { ...order, country: 'GBR' })?.hasButton).toBe(false);
  });
});
