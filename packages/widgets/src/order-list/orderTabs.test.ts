import { expect, it } from 'vitest';
import { countOf, recount } from './orderTabs.ts';

const counts = { all: 5, toPay: 2, toShip: 1, toReceive: 1, toEvaluate: 0, afterSale: 0 };

it('counts pending orders, not all orders', () => {
  expect(countOf(counts, 'all')).toBeUndefined();
  expect(countOf(counts, 'to-pay')).toBe(2);
  expect(countOf(undefined, 'to-pay')).toBeUndefined();
});

it('moves an order from one tab to another, and out of all of them', () => {
  expect(recount(counts, 'to-receive', 'to-evaluate')).toEqual({ ...counts, toReceive: 0, toEvaluate: 1 });
  expect(recount(counts, 'to-pay', 'cancelled')).toEqual({ ...counts, toPay: 1 });
  expect(recount(counts, 'cancelled', undefined)).toEqual({ ...counts, all: 4 });
});
