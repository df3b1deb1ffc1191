import type { Order, OrderLine, OrderLineId } from '@pawlet/core/api';
import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  inOrderOfSending,
  sharedFreight,
  computeTotal,
  type Choices,
  type RefundLimits,
} from './requestRules.ts';

const cny = (amountMinor: number) => ({ amountMinor, currency: 'CNY' });
const line = (id: number, quantity = 1, refundedQuantity = 0, isGift = false) =>
  ({ id: id as OrderLineId, quantity, refundedQuantity, isGift }) as OrderLine;
const getOrder = (...lines: readonly OrderLine[]) =>
  ({ lines, freight: cny(1000), total: cny(30_000) }) as Order;
const choose = (amounts: Readonly<Record<number, string | undefined>>): Choices =>
  Object.fromEntries(
    Object.entries(amounts).map(([id, amount]) => [id, { isTicked: true, quantity: 1, amount }]),
  );
/** Of the points earned by a line, 150 are still available for all lines, and each refunds 5. */
const getEarned = (taken: number) => {
  const missing = Math.max(0, taken - 155);
  return { taken, missing, withheld: cny(missing), balance: 155, rate: 100 };
};

const makeLimits = (...rows: readonly (readonly [number, number, number])[]): RefundLimits =>
  new Map(
    rows.map(([id, money, freight]) => [
      id as OrderLineId,
      { money: cny(money), freight: cny(freight), points: 5, earned: getEarned(id * 100) },
    ]),
  );

describe('an amount', () => {
  it.each([
    [undefined, undefined],
    ['100.00', undefined],
    ['0', undefined],
    ['100.01', 'check.refund.amount'],
    ['', 'check.amount.decimals'],
    ['5.', 'check.amount.decimals'],
  ])('of %s against 100.00 is %s', (amount, problem) => {
    expect(amountProblem(amount, cny(10_000))).toBe(problem);
  });

  it('has no decimals in yen', () => {
    expect(amountProblem('', { amountMinor: 1000, currency: 'JPY' })).toBe('check.amount.whole');
  });
});

describe('freight of several lines', () => {
  it('is refunded when nothing of the order is left, except for gifts', () => {
    const order = getOrder(line(1), line(2), line(3, 1, 0, true));
    const refundLimits = makeLimits([1, 10_000, 0], [2, 5000, 0]);
    const choices = choose({ 1: undefined, 2: '10.00' });
    expect(sharedFreight(order, choices, refundLimits)).toEqual(cny(1000));
    expect(computeTotal(order, choices, refundLimits)).toEqual({
      money: cny(12_000 - 140),
      points: 10,
      missing: 140,
      withheld: cny(140),
    });
  });

  it('leaves the amount of one line to the server', () => {
    const order = getOrder(line(1), line(2));
    const total = computeTotal(order, choose({ 2: undefined }), makeLimits([2, 5000, 0]));
    expect(total).toEqual({ money: cny(5000 - 45), points: 5, missing: 45, withheld: cny(45) });
  });

  it('is kept while something is left, and where every amount was changed', () => {
    const refundLimits = makeLimits([1, 10_000, 0], [2, 5000, 0]);
    expect(
      sharedFreight(getOrder(line(1), line(2, 2)), choose({ 1: undefined, 2: undefined }), refundLimits),
    ).toEqual(cny(0));
    expect(sharedFreight(getOrder(line(1), line(2)), choose({ 1: '1', 2: '1' }), refundLimits)).toEqual(
      cny(0),
    );
  });

  it('is not counted twice where a line includes it', () => {
    const refundLimits = makeLimits([1, 11_000, 1000]);
    expect(sharedFreight(getOrder(line(1)), choose({ 1: undefined }), refundLimits)).toEqual(cny(0));
  });
});

it('submits a line with the maximum last', () => {
  const rows = [
    { amount: undefined, id: 1 },
    { amount: '5', id: 2 },
  ];
  expect(inOrderOfSending(rows).map(({ id }) => id)).toEqual([2, 1]);
});
