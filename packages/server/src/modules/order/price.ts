import { isInForce, isReduced, type PriceNow, priceNow, smallestAmount } from '../discount/priceNow.ts';
import { freightFee } from '../freight/rules.ts';
import { groupBy } from '../products/groupBy.ts';
import { moneyFor, pointsFor } from '../points/terms.ts';
import type {
  AppliedDiscount,
  AppliedGift,
  DiscountType,
  NextTier,
  PriceCart,
  PriceCountry,
  Priced,
  PriceLine,
  PriceRules,
  Reduction,
  StackingRule,
  Voucher,
} from './priceTypes.ts';
import { spread } from './spread.ts';

/** The remaining price of each line while the steps deduct their discounts. */
interface Ledger {
  readonly lines: readonly PriceLine[];
  /** The current price per piece of each line. */
  readonly pieces: ReadonlyMap<number, PriceNow>;
  readonly left: Map<number, number>;
  readonly discounts: AppliedDiscount[];
  readonly unit: number;
  readonly currency: string;
  readonly stacking: readonly StackingRule[];
}

function computeLeft(ledger: Ledger, lines: readonly PriceLine[] = ledger.lines): number {
  return lines.reduce((sum, line) => sum + (ledger.left.get(line.key) ?? 0), 0);
}

/** The lines that a kind of discount may apply to, after the earlier ones. */
function openLines(
  ledger: Ledger,
  type: DiscountType,
  lines: readonly PriceLine[] = ledger.lines,
): readonly PriceLine[] {
  const rule = ledger.stacking.find((candidate) => candidate.type === type);
  if (!rule) return lines;
  const touched = new Set(
    ledger.discounts.flatMap((taken) => (rule.notAfter.includes(taken.type) ? taken.lineKeys : [])),
  );
  if (rule.notAfter.includes('goods')) {
    for (const [key, piece] of ledger.pieces) if (isReduced(piece)) touched.add(key);
  }
  return lines.filter(({ key }) => !touched.has(key));
}

/**
 * Applies the deductions. A discount counts for every line in `cuts` with a remaining price, also where
 * rounding leaves nothing of it for a line: whether a line may take another discount must not depend on a
 * cent.
 */
function take(ledger: Ledger, type: DiscountType, ruleId: number, cuts: ReadonlyMap<number, number>): number {
  let amount = 0;
  const lineKeys: number[] = [];
  for (const [key, cut] of cuts) {
    const left = ledger.left.get(key) ?? 0;
    if (left === 0) continue;
    ledger.left.set(key, left - cut);
    amount += cut;
    lineKeys.push(key);
  }
  if (amount > 0)
    ledger.discounts.push({ type, ruleId, amount, lineKeys: lineKeys.toSorted((a, b) => a - b) });
  return amount;
}

/**
 * Spreads an amount over products first and over their rows afterwards, so that a product's price does not
 * depend on the number of rows.
 */
function takeSpread(
  ledger: Ledger,
  type: DiscountType,
  ruleId: number,
  amount: number,
  lines: readonly PriceLine[] = ledger.lines,
): number {
  const rowsBySku = groupBy(lines, ({ skuId }) => skuId);
  const shares = [...rowsBySku].map(([key, rows]) => ({ key, weight: computeLeft(ledger, rows) }));
  const parts = spread(Math.min(amount, computeLeft(ledger, lines)), shares, ledger.unit);
  const cuts = [...rowsBySku].flatMap(([skuId, rows]) => {
    const weights = rows.map(({ key }) => ({ key, weight: ledger.left.get(key) ?? 0 }));
    return [...spread(parts.get(skuId) ?? 0, weights, ledger.unit)];
  });
  return take(ledger, type, ruleId, new Map(cuts));
}

function takeBuyOneGetOne(ledger: Ledger, rules: PriceRules, now: number): void {
  const paired = new Set<number>();
  for (const rule of rules.buyOneGetOne) {
    // A piece belongs to one pair: of several such rules for one product the first counts.
    if (!isInForce(rule, now) || paired.has(rule.productId)) continue;
    paired.add(rule.productId);
    const lines = openLines(ledger, 'buy_one_get_one').filter(
      ({ productId }) => productId === rule.productId,
    );
    let free = Math.floor(lines.reduce((sum, { quantity }) => sum + quantity, 0) / 2);
    const cuts = new Map<number, number>();
    // The cheapest pieces are free; SKU and key make the choice independent of the order and number of rows.
    for (const line of lines.toSorted(
      (a, b) => a.unitPrice - b.unitPrice || a.skuId - b.skuId || a.key - b.key,
    )) {
      const pieces = Math.min(free, line.quantity);
      free -= pieces;
      const left = ledger.left.get(line.key) ?? 0;
      cuts.set(
        line.key,
        pieces === line.quantity
          ? left
          : pieces * Math.floor(left / line.quantity / ledger.unit) * ledger.unit,
      );
    }
    take(ledger, 'buy_one_get_one', rule.id, cuts);
  }
}

function giftsFor(cart: PriceCart, rules: PriceRules, now: number): AppliedGift[] {
  return rules.gifts
    .filter(
      (rule) => isInForce(rule, now) && cart.lines.some((line) => line.categoryIds.includes(rule.categoryId)),
    )
    .map(({ id, productId, skuId }) => ({ ruleId: id, productId, skuId, quantity: 1 }));
}

function takeSpendTiers(ledger: Ledger, rules: PriceRules, now: number): NextTier | null {
  let next: NextTier | null = null;
  for (const rule of rules.spendTiers) {
    if (!isInForce(rule, now)) continue;
    const lines = openLines(ledger, 'full_reduction');
    const spent = computeLeft(ledger, lines);
    let reduction = 0;
    for (const tier of rule.tiers) {
      const reach = tier.threshold[ledger.currency];
      const amount = tier.reduction[ledger.currency];
      if (reach === undefined || amount === undefined) continue;
      if (spent >= reach) reduction = Math.max(reduction, amount);
      else if (!next || reach < next.reach) next = { reach, need: reach - spent, amount };
    }
    takeSpread(ledger, 'full_reduction', rule.id, reduction, lines);
  }
  return next;
}

function takeOrderDiscounts(ledger: Ledger, rules: PriceRules, now: number): void {
  for (const rule of rules.orderDiscounts) {
    const lines = openLines(ledger, 'order');
    const spent = computeLeft(ledger, lines);
    if (!isInForce(rule, now) || !reaches(rule.threshold, ledger.currency, spent)) continue;
    const cut = computeReduction({ kind: 'percent', percentOff: rule.percentOff }, spent, ledger);
    takeSpread(ledger, 'order', rule.id, cut, lines);
  }
}

function reaches(
  threshold: Readonly<Record<string, number>> | null,
  currency: string,
  amount: number,
): boolean {
  if (!threshold) return true;
  const least = threshold[currency];
  return least !== undefined && amount >= least;
}

function computeReduction(reduction: Reduction, amount: number, ledger: Ledger): number {
  if (reduction.kind === 'minus') return Math.min(reduction.amounts[ledger.currency] ?? 0, amount);
  const unit = ledger.unit;
  return amount - Math.round((amount * (100 - reduction.percentOff)) / (100 * unit)) * unit;
}

/** The lines that a coupon or code applies to. */
export function eligibleLines(
  lines: readonly PriceLine[],
  { eligible }: Pick<Voucher, 'eligible'>,
): readonly PriceLine[] {
  if (!eligible) return lines;
  const { goodsIds, categoryIds, brandIds } = eligible;
  return lines.filter(
    (line) =>
      goodsIds.includes(line.productId) ||
      line.categoryIds.some((id) => categoryIds.includes(id)) ||
      (line.brandId !== null && brandIds.includes(line.brandId)),
  );
}

function takeVoucher(ledger: Ledger, type: 'coupon' | 'code', voucher: Voucher | null, now: number): boolean {
  if (!voucher || !isInForce(voucher, now)) return false;
  const lines = eligibleLines(openLines(ledger, type), voucher);
  const amount = computeLeft(ledger, lines);
  if (!reaches(voucher.threshold, ledger.currency, amount)) return false;
  return takeSpread(ledger, type, voucher.id, computeReduction(voucher.reduction, amount, ledger), lines) > 0;
}

function takePoints(ledger: Ledger, cart: PriceCart, country: PriceCountry): Priced['points'] {
  const { points: terms, pointsCap } = country;
  if (terms.rateMicros === 0) return { usable: 0, used: 0, amount: 0 };
  const worth = (points: number) => moneyFor(points, terms, ledger.unit);
  const lines = openLines(ledger, 'score');
  const cap = Math.floor((computeLeft(ledger, lines) * pointsCap) / ledger.unit) * ledger.unit;
  const usable = pointsFor(Math.min(cap, worth(cart.points.balance)), terms);
  const amount = worth(Math.min(cart.points.wanted, usable));
  const taken = takeSpread(ledger, 'score', 0, Math.min(amount, cap), lines);
  return { usable, used: pointsFor(taken, terms), amount: taken };
}

/** Lines by key, each with its current price per piece. */
function getPieces(
  lines: readonly PriceLine[],
  { itemDiscounts }: PriceRules,
  now: number,
  { decimals }: PriceCountry,
): ReadonlyMap<number, PriceNow> {
  return new Map(
    lines.map(({ key, productId, unitPrice: regular }) => [
      key,
      priceNow({ productId, regular }, itemDiscounts, now, decimals),
    ]),
  );
}

/**
 * Prices a cart: the only source of amounts for the quote, the cart page and the order. Product discounts are
 * part of the price per piece; the others are deducted in a fixed order: buy one get one, gift, spend tier,
 * whole order, coupon, code, points. Freight comes last.
 */
export function price(cart: PriceCart, rules: PriceRules, now: number, country: PriceCountry): Priced {
  const pieces = getPieces(cart.lines, rules, now, country);
  const parseAmount = ({ key, quantity, unitPrice }: PriceLine) =>
    (pieces.get(key)?.price ?? unitPrice) * quantity;
  const ledger: Ledger = {
    lines: cart.lines,
    pieces,
    left: new Map(cart.lines.map((line) => [line.key, parseAmount(line)])),
    discounts: [],
    unit: smallestAmount(country.decimals),
    currency: country.currency,
    stacking: rules.stacking,
  };
  const productsAmount = computeLeft(ledger);
  takeBuyOneGetOne(ledger, rules, now);
  const gifts = giftsFor(cart, rules, now);
  const nextTier = takeSpendTiers(ledger, rules, now);
  takeOrderDiscounts(ledger, rules, now);
  const couponApplied = takeVoucher(ledger, 'coupon', cart.coupon, now);
  const codeApplied = takeVoucher(ledger, 'code', cart.code, now);
  const beforePoints = new Map(ledger.left);
  const fee = freight(cart, rules, country);
  const shippingFee = fee ?? 0;
  const points = takePoints(ledger, cart, country);
  const paidForProducts = computeLeft(ledger);
  return {
    productsAmount,
    shippingFee,
    isDeliverable: fee !== null,
    discount: productsAmount - paidForProducts,
    total: paidForProducts + shippingFee,
    lines: cart.lines.map((line) => {
      const realAmount = ledger.left.get(line.key) ?? 0;
      return {
        key: line.key,
        piece: pieces.get(line.key) ?? { price: line.unitPrice, regular: line.unitPrice, endtime: null },
        amount: parseAmount(line),
        realAmount,
        pointsAmount: (beforePoints.get(line.key) ?? 0) - realAmount,
      };
    }),
    discounts: ledger.discounts,
    gifts,
    points,
    nextTier,
    couponApplied,
    codeApplied,
  };
}

/**
 * Free delivery depends on the price before all discounts: otherwise a discount below the threshold could
 * cost more than it deducts (docs/adr/0027).
 */
function freight(cart: PriceCart, rules: PriceRules, country: PriceCountry): number | null {
  if (cart.destination === null || cart.lines.length === 0) return 0;
  const computeSum = (amount: (line: PriceLine) => number) =>
    cart.lines.reduce((sum, line) => sum + amount(line), 0);
  return freightFee(rules.freight, {
    country: cart.destination,
    currency: country.currency,
    grams: computeSum(({ weightGrams, quantity }) => weightGrams * quantity),
    productsAmount: computeSum(({ unitPrice, quantity }) => unitPrice * quantity),
  });
}
