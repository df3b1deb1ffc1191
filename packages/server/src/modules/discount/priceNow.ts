import type { ItemDiscount, Period } from './itemDiscount.ts';

/** The price of one piece at a time, in minor units. */
export interface PriceNow {
  /** The price to pay, before discounts that depend on the rest of the cart. */
  readonly price: number;
  /** The price without a running discount on the product. */
  readonly regular: number;
  /** When the price ends; null where no discount on the product runs, or none of them ends. */
  readonly endtime: number | null;
}

/** Smallest amount of a currency in minor units: 1, or 100 where it has no decimals. */
export function smallestAmount(decimals: number): number {
  return 10 ** Math.max(0, 2 - decimals);
}

/** Price of one piece after an item discount, rounded to the currency's own unit. */
export function discountedUnitPrice(unitPrice: number, percentOff: number, decimals: number): number {
  const unit = smallestAmount(decimals);
  return Math.round((unitPrice * (100 - percentOff)) / (100 * unit)) * unit;
}

/** Whether a rule is valid now. */
export function isInForce({ begin, end }: Period, now: number): boolean {
  return (begin === null || begin <= now) && (end === null || now < end);
}

/**
 * Computes the price of a piece: the only source for cards, lists, product pages, cart rows, quotes and
 * orders. Each of several discounts on a product deducts its share of the regular price. Lists sorted or
 * filtered by price in the database use the equivalent SQL (`products/priceNowSql.ts`).
 */
export function priceNow(
  { productId, regular }: { readonly productId: number; readonly regular: number },
  discounts: readonly ItemDiscount[],
  now: number,
  decimals: number,
): PriceNow {
  let off = 0;
  const ends: number[] = [];
  for (const rule of discounts) {
    if (rule.productId !== productId || !isInForce(rule, now)) continue;
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

/** Whether a discount on the product determines the price. */
export function isReduced({ price, regular }: PriceNow): boolean {
  return price < regular;
}
