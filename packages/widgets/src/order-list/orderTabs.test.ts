import { expect, it } from 'vitest';
import { getCount, recount } from './orderTabs.ts';

const counts = { all: 5, toPay: 2, toShip: 1, toReceive: 1, toEvaluate: 0, afterSale: 0 };

it('counts pending orders, not all orders', () => {
  expect(getCount(counts, 'all')).toBeUndefined();
  expect(getCount(counts, 'to-pay')).toBe(2);
  expect(getCount(undefined, 'to-pay')).toBeUndefined();
});

it('moves an order from one tab to another, and out of all of them', () => {
  expect(recount(counts, 'to-receive', 'to-evaluate')).toEqual({ ...counts, toReceive: 0, toEvaluate: 1 });
  expect(recount(counts, 'to-pay', 'cancelled')).toEqual({ ...counts, toPay: 1 });
  expect(recount(counts, 'cancelled', undefined)).toEqual({ ...counts, all: 4 });
});
