import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getSmallestAmount } from '../../i18n/smallestAmount.ts';
import { finishesOrder, pointsBack, computeShare, takenPoints } from '../after-sales/rules.ts';
import { price } from '../order/price.ts';
import { defaultPoints, pointsProblem, type PointsSettings, toTerms } from './settings.ts';
import { micros, moneyFor, computeMoneyInstead, pointsEarned, pointsFor } from './terms.ts';

const currencies = Object.keys(defaultPoints.rates);
const noRules = {
  itemDiscounts: [],
  buyOneGetOne: [],
  gifts: [],
  spendTiers: [],
  orderDiscounts: [],
  freight: [],
  stacking: [],
};
/** Each pair of currencies occurs some hundred times. */
const runs = 10_000;

interface Line {
  readonly id: number;
  readonly quantity: number;
  refundedQuantity: number;
  readonly realAmount: number;
  readonly pointsAmount: number;
  readonly isGift: boolean;
  readonly unitPrice: number;
}

/** A received order as input of its refunds. */
function receive(
  settings: PointsSettings,
  currency: string,
  pieces: readonly { readonly units: number; readonly quantity: number }[],
  wanted: number,
  balance: number,
) {
  const unit = getSmallestAmount(currency);
  const terms = toTerms(settings, currency);
  const lines = pieces.map(({ units, quantity }, index) => ({
    key: index + 1,
    unitPrice: units * unit,
    quantity,
  }));
  const cart = {
    lines: lines.map((line) => ({
      ...line,
      productId: line.key,
      skuId: line.key,
      categoryIds: [],
      brandId: null,
      weightGrams: 0,
    })),
    coupon: null,
    code: null,
    points: { wanted, balance },
    destination: null,
  };
  const decimals = unit === 1 ? 2 : 0;
  const priced = price(cart, noRules, 0, { currency, decimals, points: terms, pointsCap: 0.5 });
  const order = {
    currency,
    shippingstate: 'received' as const,
    points: priced.points.used,
    paidAmount: priced.total,
    refundedAmount: 0,
    withheldAmount: 0,
    pointsTerms: terms,
    returned: 0,
    missing: 0,
    lines: priced.lines.map(({ key, realAmount, pointsAmount }, index): Line => ({
      id: key,
      quantity: lines[index]?.quantity ?? 0,
      unitPrice: lines[index]?.unitPrice ?? 0,
      refundedQuantity: 0,
      realAmount,
      pointsAmount,
      isGift: false,
    })),
  };
  return { order, balance: balance - order.points + pointsEarned(order.paidAmount, terms) };
}

type Order = ReturnType<typeof receive>['order'];

/** Refunds pieces; returns the new balance. */
function refund(order: Order, which: number, howMany: number, balance: number): number {
  const open = order.lines.filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity);
  const line = open[which % Math.max(1, open.length)];
  if (!line) return balance;
  const quantity = 1 + (howMany % (line.quantity - line.refundedQuantity));
  const isLast = finishesOrder(order.lines, line.id, quantity);
  const { productsAmount } = computeShare(order.lines, line.id, quantity, order);
  const back = pointsBack(order.lines, { lineId: line.id, quantity }, order, order.returned, isLast);
  const taken = takenPoints(order, productsAmount, balance + back, order.missing);
  line.refundedQuantity += quantity;
  order.returned += back;
  order.missing += taken.missing;
  order.refundedAmount += productsAmount - taken.withheld;
  order.withheldAmount += taken.withheld;
  return balance + back - taken.reclaimed;
}

/** The value of an amount in points, times 10^8 to make it an integer. */
const valueOf = (amountMinor: number, { pointsTerms }: Order) =>
  BigInt(amountMinor) * BigInt(pointsTerms.rateMicros);

const step = record({
  currency: constantFrom(...currencies),
  pieces: array(record({ units: integer({ min: 1, max: 300_000 }), quantity: integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  wanted: nat({ max: 5000 }),
  refunds: array(record({ order: nat(), line: nat(), quantity: nat() }), { maxLength: 4 }),
});

const rateArbitrary = record({
  back: integer({ min: 0, max: micros / 2 }),
  drifts: array(integer({ min: 100, max: 150 }), {
    minLength: currencies.length,
    maxLength: currencies.length,
  }),
});

function simulate(
  settings: PointsSettings,
  steps: readonly {
    readonly currency: string;
    readonly pieces: readonly { readonly units: number; readonly quantity: number }[];
    readonly wanted: number;
    readonly refunds: readonly { readonly order: number; readonly line: number; readonly quantity: number }[];
  }[],
): void {
  let balance = 0;
  const orders: Order[] = [];
  for (const { currency, pieces, wanted, refunds } of steps) {
    const received = receive(settings, currency, pieces, Math.min(wanted, balance), balance);
    ({ balance } = received);
    orders.push(received.order);
    for (const { order, line, quantity } of refunds) {
      const one = orders[order % orders.length];
      if (one) balance = refund(one, line, quantity, balance);
    }
    expect(balance).toBeGreaterThanOrEqual(0);
    // Kept products and points, less their price, are never worth more than the share earned as points.
    let gain = BigInt(balance) * 100n * BigInt(micros);
    let share = 0n;
    for (const one of orders) {
      const kept = one.lines.reduce(
        (sum, { unitPrice, quantity, refundedQuantity }) => sum + unitPrice * (quantity - refundedQuantity),
        0,
      );
      gain += valueOf(kept - (one.paidAmount - one.refundedAmount), one);
      share +=
        BigInt(one.paidAmount - one.refundedAmount - one.withheldAmount) * BigInt(one.pointsTerms.giveMicros);
    }
    expect(gain <= share, `${gain} <= ${share}`).toBe(true);
  }
}

describe('points', () => {
  it('never gain value through purchases, redemptions and refunds in any currencies', () => {
    assert(
      property(array(step, { minLength: 2, maxLength: 5 }), (steps) => simulate(defaultPoints, steps)),
      { numRuns: runs },
    );
  });

  it('never gain value at rates that an operator may set', () => {
    assert(
      property(rateArbitrary, array(step, { minLength: 2, maxLength: 4 }), ({ back, drifts }, steps) => {
        const rates = Object.fromEntries(
          currencies.map((currency, index) => [
            currency,
            Math.floor(((defaultPoints.rates[currency] ?? 0) * (drifts[index] ?? 0)) / 100),
          ]),
        );
        const settings = { isOn: true, backMicros: back, rates };
        expect(pointsProblem(settings)).toBeNull();
        simulate(settings, steps);
      }),
      { numRuns: 1000 },
    );
  });

  it('are not more for many small purchases than for one', () => {
    assert(
      property(
        constantFrom(...currencies),
        array(nat({ max: 90_000 }), { minLength: 1, maxLength: 30 }),
        (currency, units) => {
          const terms = toTerms(defaultPoints, currency);
          const amounts = units.map((count) => count * getSmallestAmount(currency));
          const apart = amounts.reduce((sum, amount) => sum + pointsEarned(amount, terms), 0);
          const total = amounts.reduce((sum, amount) => sum + amount, 0);
          expect(apart).toBeLessThanOrEqual(pointsEarned(total, terms));
        },
      ),
    );
  });

  it('cost as much as they deduct, and missing ones are withheld in full', () => {
    assert(
      property(constantFrom(...currencies), nat({ max: 3_000_000 }), (currency, points) => {
        const terms = toTerms(defaultPoints, currency);
        const unit = getSmallestAmount(currency);
        const money = moneyFor(points, terms, unit);
        expect(money % unit).toBe(0);
        expect(pointsFor(money, terms)).toBeLessThanOrEqual(points);
        const instead = computeMoneyInstead(points, terms, unit);
        expect(instead).toBeGreaterThanOrEqual(money);
        expect(instead - money).toBeLessThanOrEqual(unit);
        expect(moneyFor(pointsFor(instead, terms), terms, unit)).toBeGreaterThanOrEqual(money);
      }),
    );
  });
});

it('are returned completely, with the full price, when everything is returned', () => {
  assert(
    property(array(step, { minLength: 1, maxLength: 4 }), (steps) => {
      let balance = 0;
      const orders: Order[] = [];
      for (const { currency, pieces, wanted } of steps) {
        const received = receive(defaultPoints, currency, pieces, Math.min(wanted, balance), balance);
        ({ balance } = received);
        orders.push(received.order);
      }
      // In reverse order: the points spent on it are then available for the earlier ones.
      for (const order of orders.toReversed()) {
        while (order.lines.some(({ quantity, refundedQuantity }) => refundedQuantity < quantity))
          balance = refund(order, 0, 0, balance);
        expect(order.returned).toBe(order.points);
        expect(order.refundedAmount).toBe(order.paidAmount);
      }
      expect(balance).toBe(0);
    }),
  );
});
