import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedUnitPrice } from '../discount/priceNow.ts';
import { price } from './price.ts';
import { discountTypes } from './priceTypes.ts';
import type {
  DiscountType,
  PriceCart,
  PriceCountry,
  Priced,
  PriceLine,
  PriceRules,
  Voucher,
} from './priceTypes.ts';
import { computeShare } from '../after-sales/rules.ts';
import { spread } from './spread.ts';

const now = 1_000_000;
/** Number of random carts for each property. */
const carts = 10_000;
const open = { begin: null, end: null };
const china: PriceCountry = {
  currency: 'CNY',
  decimals: 2,
  points: { rateMicros: 100_000_000, giveMicros: 1_000_000 },
  pointsCap: 0.5,
};
const japan: PriceCountry = { ...china, currency: 'JPY', decimals: 0 };
const noRules: PriceRules = {
  itemDiscounts: [],
  buyOneGetOne: [],
  gifts: [],
  spendTiers: [],
  orderDiscounts: [],
  freight: [],
  stacking: [],
};
const freight = [
  {
    country: 'CHN',
    firstGrams: 1000,
    firstFee: { CNY: 1000, JPY: 20000 },
    stepGrams: 1000,
    stepFee: { CNY: 200, JPY: 4000 },
    freeOver: { CNY: 9900, JPY: 200000 },
    days: 2,
  },
  {
    country: '*',
    firstGrams: 1000,
    firstFee: { CNY: 6000 },
    stepGrams: 500,
    stepFee: { CNY: 2000 },
    freeOver: null,
    days: 9,
  },
];

function line(key: number, unitPrice: number, quantity = 1, more: Partial<PriceLine> = {}): PriceLine {
  return {
    key,
    productId: key,
    skuId: key,
    categoryIds: [1],
    brandId: 1,
    unitPrice,
    quantity,
    weightGrams: 300,
    ...more,
  };
}

function cart(lines: PriceLine[], more: Partial<PriceCart> = {}): PriceCart {
  return { lines, coupon: null, code: null, points: { wanted: 0, balance: 0 }, destination: 'CHN', ...more };
}

function voucher(reduction: Voucher['reduction'], more: Partial<Voucher> = {}): Voucher {
  return { id: 7, reduction, threshold: null, eligible: null, ...open, ...more };
}

describe('price', () => {
  it('is products plus freight without discounts', () => {
    const priced = price(cart([line(1, 4500), line(2, 1000, 2)]), { ...noRules, freight }, now, china);
    expect(priced).toMatchObject({
      productsAmount: 6500,
      shippingFee: 1000,
      discount: 0,
      total: 7500,
      discounts: [],
    });
  });

  it('has no freight from the threshold on or without an address, and counts started weight steps', () => {
    const rules = { ...noRules, freight };
    expect(price(cart([line(1, 9900)]), rules, now, china).shippingFee).toBe(0);
    expect(price(cart([line(1, 100)], { destination: null }), rules, now, china).shippingFee).toBe(0);
    expect(price(cart([line(1, 100, 4)]), rules, now, china).shippingFee).toBe(1200);
    expect(price(cart([line(1, 100, 4)], { destination: 'USA' }), rules, now, china).shippingFee).toBe(8000);
  });

  it("uses each product's discount while it is valid", () => {
    const offer = { id: 3, productId: 1, percentOff: 15, begin: null, end: now + 1 };
    const priced = price(
      cart([line(1, 9999, 2), line(2, 100)]),
      { ...noRules, itemDiscounts: [offer] },
      now,
      china,
    );
    expect(priced.lines[0]).toMatchObject({ amount: 16998, piece: { price: 8499, regular: 9999 } });
    expect(priced).toMatchObject({ productsAmount: 17098, discount: 0, discounts: [] });
    expect(
      price(cart([line(1, 9999)]), { ...noRules, itemDiscounts: [{ ...offer, end: now }] }, now, china)
        .productsAmount,
    ).toBe(9999);
  });

  it('has no freight when products reach the threshold before their discount', () => {
    const whole = { id: 8, percentOff: 10, threshold: null, ...open };
    const offer = { id: 3, productId: 1, percentOff: 10, ...open };
    const coupon = voucher({ kind: 'minus', amounts: { CNY: 300 } });
    const points = { wanted: 300, balance: 300 };
    const products = [line(1, 10_000)];
    const computeFee = (more: Partial<PriceCart>, rules: Partial<PriceRules> = {}) =>
      price(cart(products, more), { ...noRules, freight, ...rules }, now, china).shippingFee;
    expect(computeFee({}, { orderDiscounts: [whole] })).toBe(0);
    expect(computeFee({}, { itemDiscounts: [offer] })).toBe(0);
    expect(computeFee({ coupon })).toBe(0);
    expect(computeFee({ code: coupon })).toBe(0);
    expect(computeFee({ points })).toBe(0);
  });

  it('makes the cheaper pieces of a pair free', () => {
    const lines = [line(1, 500, 1, { productId: 9 }), line(2, 300, 2, { productId: 9 })];
    const rules = { ...noRules, buyOneGetOne: [{ id: 4, productId: 9, ...open }] };
    expect(price(cart(lines), rules, now, china)).toMatchObject({ total: 800, discount: 300 });
  });

  it('is the same for a pair in one row and in two, and neither row is eligible for a coupon', () => {
    const rules = {
      ...noRules,
      buyOneGetOne: [{ id: 4, productId: 9, ...open }],
      stacking: [{ type: 'coupon', notAfter: ['buy_one_get_one'] }] as const,
    };
    const coupon = voucher({ kind: 'minus', amounts: { CNY: 100 } });
    const pair = (lines: PriceLine[]) => price(cart(lines, { coupon }), rules, now, china);
    const inOne = pair([line(1, 500, 2, { productId: 9 })]);
    const inTwo = pair([line(1, 500, 1, { productId: 9 }), line(2, 500, 1, { productId: 9 })]);
    expect(inOne).toMatchObject({ total: 500, couponApplied: false });
    expect(inTwo).toMatchObject({ total: 500, couponApplied: false });
    expect(inTwo.discounts).toEqual([{ type: 'buy_one_get_one', ruleId: 4, amount: 500, lineKeys: [1, 2] }]);
    const single = pair([line(1, 500, 1, { productId: 9 })]);
    expect(single).toMatchObject({ total: 400, couponApplied: true });
  });

  it('uses a piece in one pair only, however many such rules a product has', () => {
    const buyOneGetOne = [4, 5].map((id) => ({ id, productId: 9, ...open }));
    const rules = { ...noRules, buyOneGetOne };
    const inOne = [line(1, 500, 2, { productId: 9 })];
    const inTwo = [line(1, 500, 1, { productId: 9 }), line(2, 500, 1, { productId: 9 })];
    expect(price(cart(inOne), rules, now, china).total).toBe(500);
    expect(price(cart(inTwo), rules, now, china).total).toBe(500);
  });

  it('adds one gift for a category', () => {
    const rules = { ...noRules, gifts: [{ id: 5, categoryId: 1, productId: 50, skuId: 51, ...open }] };
    expect(price(cart([line(1, 100, 3)]), rules, now, china).gifts).toEqual([
      { ruleId: 5, productId: 50, skuId: 51, quantity: 1 },
    ]);
    expect(price(cart([line(1, 100, 3, { categoryIds: [2] })]), rules, now, china).gifts).toEqual([]);
  });

  it('applies the highest tier reached and shows the next one', () => {
    const tiers = [
      { threshold: { CNY: 10000 }, reduction: { CNY: 1000 } },
      { threshold: { CNY: 20000 }, reduction: { CNY: 3000 } },
    ];
    const rules = { ...noRules, spendTiers: [{ id: 6, tiers, ...open }] };
    expect(price(cart([line(1, 9999)]), rules, now, china)).toMatchObject({
      discount: 0,
      nextTier: { reach: 10000, need: 1, amount: 1000 },
    });
    expect(price(cart([line(1, 10000)]), rules, now, china)).toMatchObject({
      discount: 1000,
      nextTier: { reach: 20000, need: 10000, amount: 3000 },
    });
    expect(price(cart([line(1, 30000)]), rules, now, china)).toMatchObject({
      discount: 3000,
      nextTier: null,
    });
  });

  it('applies item discounts before the tiers', () => {
    const rules = {
      ...noRules,
      itemDiscounts: [{ id: 1, productId: 1, percentOff: 50, ...open }],
      spendTiers: [{ id: 2, tiers: [{ threshold: { CNY: 6000 }, reduction: { CNY: 500 } }], ...open }],
    };
    expect(price(cart([line(1, 10000)]), rules, now, china).total).toBe(5000);
    expect(price(cart([line(1, 12000)]), rules, now, china).total).toBe(5500);
  });

  it('applies whole order, coupon, code and points one after the other', () => {
    const rules = { ...noRules, orderDiscounts: [{ id: 8, percentOff: 10, threshold: null, ...open }] };
    const priced = price(
      cart([line(1, 10000)], {
        coupon: voucher({ kind: 'minus', amounts: { CNY: 1000 } }),
        code: voucher({ kind: 'percent', percentOff: 25 }, { id: 9 }),
        points: { wanted: 100_000, balance: 5000 },
      }),
      rules,
      now,
      china,
    );
    expect(priced.discounts.map(({ type, amount }) => [type, amount])).toEqual([
      ['order', 1000],
      ['coupon', 1000],
      ['code', 2000],
      ['score', 3000],
    ]);
    expect(priced).toMatchObject({ total: 3000, points: { usable: 3000, used: 3000, amount: 3000 } });
    expect(priced.lines[0]).toMatchObject({ realAmount: 3000, pointsAmount: 3000 });
  });

  it('limits a voucher to its products, minimum amount and validity', () => {
    const minus = { kind: 'minus', amounts: { CNY: 5000 } } as const;
    const eligible = { goodsIds: [2], categoryIds: [], brandIds: [] };
    const lines = [line(1, 9000), line(2, 3000)];
    expect(price(cart(lines, { code: voucher(minus, { eligible }) }), noRules, now, china)).toMatchObject({
      discount: 3000,
      codeApplied: true,
    });
    expect(
      price(
        cart(lines, { code: voucher(minus, { eligible, threshold: { CNY: 3001 } }) }),
        noRules,
        now,
        china,
      ).codeApplied,
    ).toBe(false);
    expect(price(cart(lines, { code: voucher(minus, { end: now }) }), noRules, now, china).codeApplied).toBe(
      false,
    );
  });

  it("rounds to the currency's unit", () => {
    expect(discountedUnitPrice(898000, 15, 0)).toBe(763300);
    expect(discountedUnitPrice(5999, 15, 2)).toBe(5099);
    const priced = price(
      cart([line(1, 33300), line(2, 33300), line(3, 33300)], {
        code: voucher({ kind: 'minus', amounts: { JPY: 10000 } }),
      }),
      noRules,
      now,
      japan,
    );
    expect(priced.lines.map(({ realAmount }) => realAmount)).toEqual([29900, 30000, 30000]);
  });
});

const lineArbitrary = fc.record({
  productId: fc.integer({ min: 1, max: 4 }),
  category: fc.integer({ min: 1, max: 3 }),
  // Small carts too: their totals are near the free-delivery threshold.
  units: fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 6000 })),
  quantity: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 3 })),
});
const percent = fc.integer({ min: 0, max: 100 });
const reduction = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percentOff: percent }),
  fc.record({ kind: fc.constant('minus' as const), units: fc.integer({ min: 0, max: 900_000 }) }),
);
const someIds = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 });
const scenario = fc.record({
  lines: fc.array(lineArbitrary, { maxLength: 8 }),
  offer: percent,
  whole: percent,
  tier: fc.integer({ min: 0, max: 100_000 }),
  reach: fc.constant<number>(50_000),
  coupon: reduction,
  code: reduction,
  wanted: fc.nat(1_000_000),
  balance: fc.nat(1_000_000),
  isYen: fc.boolean(),
  scope: fc.option(fc.record({ goodsIds: someIds, categoryIds: someIds, brandIds: someIds }), { nil: null }),
  threshold: fc.option(fc.nat(500_000), { nil: null }),
  stacking: fc.array(fc.tuple(fc.constantFrom(...discountTypes), fc.constantFrom(...discountTypes)), {
    maxLength: 4,
  }),
  pieces: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
  order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
  cuts: fc.array(fc.nat(99), { minLength: 8, maxLength: 8 }),
});

/** The same products with each row of several pieces split in two at the row's cut; keys do not matter. */
function splitRows(lines: readonly PriceLine[], cuts: readonly number[]): PriceLine[] {
  return lines.flatMap((whole, index) => {
    const cut = cuts[index] ?? 0;
    if (cut < 1 || cut >= whole.quantity) return [whole];
    return [
      { ...whole, quantity: cut },
      { ...whole, key: index % 2 === 0 ? 100 + whole.key : -whole.key, quantity: whole.quantity - cut },
    ];
  });
}

type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

function build(
  s: Scenario,
  arrange = (lines: readonly PriceLine[]) => lines,
  missing: readonly DiscountType[] = [],
) {
  const unless = <T>(type: DiscountType, rule: T): T[] => (missing.includes(type) ? [] : [rule]);
  const country = s.isYen ? japan : china;
  const unit = s.isYen ? 100 : 1;
  const amounts = (units: number) => ({ [country.currency]: units * unit });
  const toVoucher = (r: typeof s.coupon, id: number) =>
    voucher(r.kind === 'minus' ? { kind: 'minus', amounts: amounts(r.units) } : r, { id });
  const lines = s.lines.map((l, index) =>
    line(index + 1, l.units * unit, l.quantity, { productId: l.productId, categoryIds: [l.category] }),
  );
  const rules: PriceRules = {
    itemDiscounts: unless('goods', { id: 1, productId: 1, percentOff: s.offer, ...open }),
    buyOneGetOne: unless('buy_one_get_one', { id: 2, productId: 2, ...open }),
    gifts: [{ id: 3, categoryId: 1, productId: 9, skuId: 9, ...open }],
    spendTiers: unless('full_reduction', {
      id: 4,
      tiers: [{ threshold: amounts(s.reach), reduction: amounts(s.tier) }],
      ...open,
    }),
    orderDiscounts: unless('order', { id: 5, percentOff: s.whole, threshold: null, ...open }),
    freight,
    stacking: s.stacking.map(([type, other]) => ({ type, notAfter: [other] })),
  };
  const input = cart([...arrange(lines)], {
    coupon: missing.includes('coupon')
      ? null
      : {
          ...toVoucher(s.coupon, 6),
          eligible: s.scope,
          threshold: s.threshold === null ? null : amounts(s.threshold),
        },
    code: missing.includes('code') ? null : toVoucher(s.code, 7),
    points: { wanted: missing.includes('score') ? 0 : s.wanted, balance: s.balance },
  });
  return { priced: price(input, rules, now, country), unit, lines };
}

/** Of several rules of one kind the first one counts. */
function firstOfEach<T>(rules: readonly (readonly [T, T])[]): readonly (readonly [T, T])[] {
  return rules.filter(([type], index) => rules.findIndex(([other]) => other === type) === index);
}

describe('random prices', { timeout: 120_000 }, () => {
  it('are never negative, and lines and freight make the total', () => {
    fc.assert(
      fc.property(scenario, (s) => {
        const { priced, unit } = build(s);
        const lines = priced.lines.reduce((sum, { realAmount }) => sum + realAmount, 0);
        expect(priced.total).toBe(lines + priced.shippingFee);
        expect(priced.productsAmount - priced.discount).toBe(lines);
        expect(priced.discounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.discount);
        for (const { realAmount, amount } of priced.lines) {
          expect(realAmount).toBeGreaterThanOrEqual(0);
          expect(realAmount).toBeLessThanOrEqual(amount);
          expect(realAmount % unit).toBe(0);
        }
        expect(priced.points.used).toBeLessThanOrEqual(Math.min(s.wanted, s.balance, priced.points.usable));
      }),
      { numRuns: carts },
    );
  });

  it('have the same freight with any discounts', () => {
    fc.assert(
      fc.property(scenario, (s) => {
        const { priced, lines } = build(s);
        const plain = build(s, undefined, discountTypes).priced;
        expect(plain.discount).toBe(0);
        expect(plain.productsAmount).toBe(
          lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
        );
        expect(priced.shippingFee).toBe(plain.shippingFee);
        expect(priced.total).toBeLessThanOrEqual(plain.total);
      }),
      { numRuns: carts },
    );
  });

  it('never rise with another discount that requires no minimum amount, products or absence of another one', () => {
    const some = fc.subarray([...discountTypes]);
    fc.assert(
      fc.property(scenario, some, fc.constantFrom(...discountTypes), (s, missing, added) => {
        const free = { ...s, stacking: [], threshold: null, scope: null, reach: 0 };
        const without = build(free, undefined, [...missing, added]).priced;
        const withIt = build(
          free,
          undefined,
          missing.filter((type) => type !== added),
        ).priced;
        expect(withIt.total).toBeLessThanOrEqual(without.total);
      }),
      { numRuns: carts },
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(scenario, (s) => {
        const a = build(s).priced;
        const shuffle = (lines: readonly PriceLine[]) =>
          lines.toSorted((x, y) => (s.order[x.key - 1] ?? 0) - (s.order[y.key - 1] ?? 0));
        const b = build(s, shuffle).priced;
        const byKey = (lines: typeof a.lines) => lines.toSorted((x, y) => x.key - y.key);
        expect({ ...b, lines: byKey(b.lines) }).toEqual({ ...a, lines: byKey(a.lines) });
      }),
      { numRuns: carts },
    );
  });

  it('do not depend on how pieces are divided over rows, nor do the applied discounts', () => {
    fc.assert(
      fc.property(scenario, (s) => {
        const split = splitRows(build(s).lines, s.cuts);
        const whole = build(s).priced;
        const parts = build(s, () => split).priced;
        const taken = ({ discounts }: Priced) => discounts.map((discount) => ({ ...discount, lineKeys: [] }));
        expect({ ...parts, lines: [], discounts: taken(parts) }).toEqual({
          ...whole,
          lines: [],
          discounts: taken(whole),
        });
        const skuByKey = new Map(split.map(({ key, skuId }) => [key, skuId]));
        for (const { key: skuId, realAmount, pointsAmount } of whole.lines) {
          const rows = parts.lines.filter(({ key }) => skuByKey.get(key) === skuId);
          expect(rows.reduce((sum, row) => sum + row.realAmount, 0)).toBe(realAmount);
          expect(rows.reduce((sum, row) => sum + row.pointsAmount, 0)).toBe(pointsAmount);
        }
      }),
      { numRuns: carts },
    );
  });

  it('are refunded exactly when everything is refunded, in any steps', () => {
    fc.assert(
      fc.property(scenario, (s) => {
        const { priced, lines, unit } = build(s);
        const currency = s.isYen ? 'JPY' : 'CNY';
        let back = 0;
        for (const { key, realAmount } of priced.lines) {
          const quantity = lines.find((candidate) => candidate.key === key)?.quantity ?? 1;
          for (let refundedQuantity = 0, turn = 0; refundedQuantity < quantity; turn += 1) {
            const pieces = s.pieces[turn % s.pieces.length] ?? 1;
            const step = Math.min(pieces, quantity - refundedQuantity);
            const paid = { id: key, quantity, refundedQuantity, realAmount, pointsAmount: 0, isGift: false };
            const { productsAmount: share } = computeShare([paid], key, step, { points: 0, currency });
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share % unit).toBe(0);
            back += share;
            refundedQuantity += step;
          }
        }
        expect(back + priced.shippingFee).toBe(priced.total);
      }),
      { numRuns: carts },
    );
  });

  it('leave a line unchanged where the stacking rules exclude it', () => {
    fc.assert(
      fc.property(scenario, (s) => {
        const { discounts, lines } = build(s).priced;
        const reduced = lines.flatMap(({ key, piece }) => (piece.price < piece.regular ? [key] : []));
        for (const [type, other] of firstOfEach(s.stacking)) {
          const order = (name: string) => discountTypes.findIndex((candidate) => candidate === name);
          if (order(other) >= order(type)) continue;
          const before = new Set(
            other === 'goods'
              ? reduced
              : discounts.flatMap((one) => (one.type === other ? one.lineKeys : [])),
          );
          const after = discounts.flatMap((one) => (one.type === type ? one.lineKeys : []));
          expect(after.filter((key) => before.has(key))).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('spread', () => {
  it('distributes exactly the total, with nobody above their weight', () => {
    const shares = fc.uniqueArray(fc.record({ key: fc.nat(50), weight: fc.nat(1_000_000_000) }), {
      selector: (s) => s.key,
      minLength: 1,
    });
    fc.assert(
      fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const total = Math.floor(list.reduce((sum, { weight }) => sum + weight, 0) * share);
        const parts = spread(total, list);
        expect([...parts.values()].reduce((sum, part) => sum + part, 0)).toBe(total);
        for (const { key, weight } of list) expect(parts.get(key)).toBeLessThanOrEqual(weight);
      }),
    );
  });
});
