import type { ItemDiscount, Period } from './itemDiscount.ts';

/** What one piece costs at a moment, minor units. */
export interface PriceNow {
  /** What a person pays for it, before what depends on the rest of the cart. */
  readonly price: number;
  /** What it costs while no discount on the product runs. */
  readonly regular: number;
  /** When the price ends; null where no discount on the product runs, or none of them ends. */
  readonly endtime: number | null;
}

/** Smallest amount of a currency in minor units: 1, or 100 where it has no decimals. */
export function smallestAmount(decimals: number): number {
  return 10 ** Math.max(0, 2 - decimals);
}

/** Price of one piece after an item discount, rounded in the currency's own unit. */
export function discountedUnitPrice(unitPrice: number, percentOff: number, decimals: number): number {
  const unit = smallestAmount(decimals);
  return Math.round((unitPrice * (100 - percentOff)) / (100 * unit)) * unit;
}

/** Whether a rule is in force. */
export function isInForce({ begin, end }: Period, now: number): boolean {
  return (begin === null || begin <= now) && (end === null || now < end);
}

/**
 * The price of a piece: the one place where cards, lists, product pages, cart rows, quotes and orders get it from. Of
 * several discounts on a product each takes its part of the regular price. Lists that the database sorts or narrows by
 * price say the same in SQL (`goods/priceNowSql.ts`).
 */
export function priceNow(
  { goodsId, regular }: { readonly goodsId: number; readonly regular: number },
  discounts: readonly ItemDiscount[],
  now: number,
  decimals: number,
): PriceNow {
  let off = 0;
  const ends: number[] = [];
  for (const rule of discounts) {
    if (rule.goodsId !== goodsId || !isInForce(rule, now)) continue;
    const cut = regular - discountedUnitPrice(regular, rule.percentOff, decimals);
    if (cut <= 0) continue;
    off += cut;
    if (rule.end !== null) ends.push(rule.end);
  }
  return {
    price: Math.max(0, regular - off),
    regular,
    endtime: ends.length > 0 ? Math.min(...ends) : null,
  };
}

/** Whether a discount on the product makes the price. */
export function isReduced({ price, regular }: PriceNow): boolean {
  return price < regular;
}
