import { array, assert, boolean, constantFrom, integer, nat, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { finishesOrder, type LinePaid, pointsBack, computeShare } from './rules.ts';

const lineArbitrary = record({
  quantity: integer({ min: 1, max: 12 }),
  realAmount: integer({ min: 0, max: 900_000 }),
  pointsAmount: integer({ min: 0, max: 90_000 }),
  isGift: boolean(),
});

const orderArbitrary = record({
  lines: array(lineArbitrary, { minLength: 1, maxLength: 6 }),
  points: integer({ min: 0, max: 50_000 }),
  shippingFee: integer({ min: 0, max: 5000 }),
  currency: constantFrom('CNY', 'EUR', 'JPY', 'KRW'),
  /** Chooses which line is refunded next, and how many pieces of it. */
  choices: array(tuple(nat(), nat()), { minLength: 100, maxLength: 100 }),
});

it('refunds exactly what was paid, and all points, in any order and quantities', () => {
  assert(
    property(orderArbitrary, ({ lines: drafts, points, shippingFee, currency, choices }) => {
      const unit = currency === 'JPY' || currency === 'KRW' ? 100 : 1;
      const lines = drafts.map((draft, index) => ({
        ...draft,
        id: index + 1,
        refundedQuantity: 0,
        realAmount: draft.isGift ? 0 : draft.realAmount - (draft.realAmount % unit),
        pointsAmount: draft.isGift ? 0 : draft.pointsAmount,
      }));
      const sold = lines.filter(({ isGift }) => !isGift);
      const paid = lines.reduce((sum, { realAmount }) => sum + realAmount, 0);
      let money = 0;
      let returned = 0;
      let freights = 0;
      for (const [which, howMany] of choices) {
        const open = sold.filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity);
        const line = open[which % Math.max(1, open.length)];
        if (!line) break;
        const quantity = 1 + (howMany % (line.quantity - line.refundedQuantity));
        const share = computeShare(lines, line.id, quantity, { points, currency });
        expect(share.productsAmount).toBeGreaterThanOrEqual(0);
        expect(share.productsAmount % unit).toBe(0);
        expect(share.points).toBeGreaterThanOrEqual(0);
        const isLast = finishesOrder(lines, line.id, quantity);
        money += share.productsAmount + (isLast ? shippingFee : 0);
        returned += pointsBack(lines, { lineId: line.id, quantity }, { points, currency }, returned, isLast);
        freights += isLast ? 1 : 0;
        line.refundedQuantity += quantity;
      }
      if (sold.length === 0) return;
      expect(money).toBe(paid + shippingFee);
      expect(returned).toBe(points);
      expect(freights).toBe(1);
    }),
  );
});

it('counts pieces of open requests when deciding whether the freight is included', () => {
  const line = (id: number, quantity: number): LinePaid => ({
    id,
    quantity,
    refundedQuantity: 0,
    realAmount: 100,
    pointsAmount: 0,
    isGift: false,
  });
  const lines = [line(1, 2), line(2, 1)];
  expect(finishesOrder(lines, 1, 2)).toBe(false);
  expect(finishesOrder(lines, 1, 2, new Map([[2, 1]]))).toBe(true);
  expect(finishesOrder(lines, 1, 1, new Map([[2, 1]]))).toBe(false);
});
