import { expect, it } from 'vitest';
import { couponTiming, soonMs, type CouponTiming } from './couponTiming.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const hour = 3600 * 1000;
const own = { beginsAt: now - hour, expiresAt: now + 30 * 24 * hour, isInForce: true, isExpired: false };

it.each<[string, Partial<typeof own>, CouponTiming]>([
  ['for a month', {}, { kind: 'valid', at: own.expiresAt, isSoon: false }],
  ['for three days', { expiresAt: now + soonMs }, { kind: 'valid', at: now + soonMs, isSoon: false }],
  ['for less', { expiresAt: now + soonMs - 1 }, { kind: 'valid', at: now + soonMs - 1, isSoon: true }],
  ['until now', { expiresAt: now }, { kind: 'over', at: now }],
  ['not any more, by the shop', { isExpired: true }, { kind: 'over', at: own.expiresAt }],
  ['not yet', { isInForce: false, beginsAt: now + hour }, { kind: 'coming', at: now + hour }],
  [
    'from a moment ago, whatever the stale list has',
    { isInForce: false, beginsAt: now },
    { kind: 'valid', at: own.expiresAt, isSoon: false },
  ],
])('a coupon that is valid %s', (_, changes, expected) => {
  expect(couponTiming({ ...own, ...changes }, now)).toEqual(expected);
});

it('shows nothing for a coupon without dates', () => {
  expect(
    couponTiming({ beginsAt: undefined, expiresAt: undefined, isInForce: true, isExpired: false }, now),
  ).toEqual({ kind: 'unknown' });
});
