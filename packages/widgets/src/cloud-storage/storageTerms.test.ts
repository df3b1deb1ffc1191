import { describe, expect, it } from 'vitest';
import {
  getBestValue,
  daysLeft,
  extendsTo,
  toMonths,
  pricePerMonth,
  ringShare,
  computeSaving,
  storageState,
} from './storageTerms.ts';

const at = (moment: string): number => Date.parse(moment);
const plan = (amountMinor: number, days: number, currency = 'CNY') => ({
  price: { amountMinor, currency },
  days,
});
const month = plan(1990, 30);
const year = plan(16_800, 365);

describe('the end of a purchased period', () => {
  it.each([
    // None or expired: from now.
    [undefined, 30, '2026-11-21T08:00:00Z', '2026-12-21T08:00:00Z'],
    ['2026-11-01T00:00:00Z', 30, '2026-11-21T08:00:00Z', '2026-12-21T08:00:00Z'],
    ['2026-11-21T08:00:00Z', 30, '2026-11-21T08:00:00Z', '2026-12-21T08:00:00Z'],
    // Time remaining: from its end, to the second.
    ['2026-12-03T09:30:15Z', 30, '2026-11-21T08:00:00Z', '2027-01-02T09:30:15Z'],
    // Over the ends of months: days count, not months.
    ['2027-01-31T00:00:00Z', 30, '2027-01-01T00:00:00Z', '2027-03-02T00:00:00Z'],
    ['2028-01-31T00:00:00Z', 30, '2028-01-01T00:00:00Z', '2028-03-01T00:00:00Z'],
    // Over leap days.
    ['2027-03-01T00:00:00Z', 365, '2027-01-01T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['2028-02-29T00:00:00Z', 365, '2028-01-01T00:00:00Z', '2029-02-28T00:00:00Z'],
    ['2026-12-31T23:59:59Z', 365, '2026-01-01T00:00:00Z', '2027-12-31T23:59:59Z'],
    ['2027-12-31T23:59:59Z', 365, '2027-01-01T00:00:00Z', '2028-12-30T23:59:59Z'],
  ])('from %s, %i days bought at %s: %s', (expiresAt, days, now, end) => {
    const before = expiresAt === undefined ? undefined : at(expiresAt);
    expect(new Date(extendsTo(before, days, at(now))).toISOString()).toBe(end.replace('Z', '.000Z'));
  });
});

describe('the remaining time', () => {
  const now = at('2026-11-21T08:00:00Z');
  it.each([
    [undefined, 0, 'none'],
    ['2026-11-20T08:00:00Z', 0, 'ended'],
    ['2026-11-21T08:00:00Z', 0, 'ended'],
    ['2026-11-21T08:00:01Z', 1, 'urgent'],
    ['2026-11-23T08:00:00Z', 2, 'urgent'],
    // A slightly slow clock must not add a day.
    ['2026-11-23T08:10:00Z', 2, 'urgent'],
    ['2026-11-23T08:10:01Z', 3, 'soon'],
    ['2026-11-28T08:00:00Z', 7, 'soon'],
    ['2026-11-28T09:00:00Z', 8, 'active'],
    ['2027-11-21T08:00:00Z', 365, 'active'],
  ] as const)('until %s: %i days, %s', (expiresAt, days, state) => {
    const end = expiresAt === undefined ? undefined : at(expiresAt);
    expect(daysLeft(end, now)).toBe(days);
    expect(storageState(end, now)).toBe(state);
  });

  it('empties the ring over the last month', () => {
    expect([365, 30, 15, 0, -1].map(ringShare)).toEqual([1, 1, 0.5, 0, 0]);
  });
});

describe('prices of plans', () => {
  it.each([
    [28, 1],
    [30, 1],
    [31, 1],
    [90, 3],
    [92, 3],
    [180, 6],
    [365, 12],
    [366, 12],
    [730, 24],
    [7, 1],
  ])('%i days are %i months', (days, months) => expect(toMonths({ days })).toBe(months));

  it.each([
    [year, 1400, 'CNY'],
    [plan(9999, 365), 833, 'CNY'],
    [plan(10_002, 365), 834, 'CNY'],
    [plan(10_001, 365), 833, 'CNY'],
    [plan(3494, 365, 'JPY'), 291, 'JPY'],
    [plan(5000, 92), 1667, 'CNY'],
  ])('a month of %j costs %i %s', (given, amountMinor, currency) => {
    expect(pricePerMonth(given)).toEqual({ amountMinor, currency });
  });

  it('has no price per month for a single month', () => expect(pricePerMonth(month)).toBeUndefined());

  it.each([
    // 168.00 instead of 238.80 is 29.6 %.
    [year, [year, month], 29],
    [plan(1000 * 12 * 0.71, 365), [plan(1000, 30)], 29],
    [plan(2000, 365), [plan(1000, 30)], 83],
    [plan(11_999, 365), [plan(1000, 30)], undefined],
    [plan(12_000, 365), [plan(1000, 30)], undefined],
    [plan(13_000, 365), [plan(1000, 30)], undefined],
    // Compared with the cheapest alternative for the same time, which here is by quarters.
    [plan(7200, 365), [plan(1000, 30), plan(2400, 92)], 25],
    [month, [year, month], undefined],
    [year, [year], undefined],
    [year, [year, plan(0, 30)], undefined],
  ])('%j saves against %j: %s', (given, plans, percent) => expect(computeSaving(given, plans)).toBe(percent));

  it('finds the plan with the lowest monthly price, where there is one', () => {
    expect(getBestValue([month, year])).toBe(year);
    expect(getBestValue([month])).toBeUndefined();
    expect(getBestValue([])).toBeUndefined();
    expect(getBestValue([plan(1000, 30), plan(12_000, 365)])).toBeUndefined();
  });
});
