import type { ItemDiscount, Period } from '../discount/itemDiscount.ts';
import type { PriceNow } from '../discount/priceNow.ts';
import type { Amounts, FreightRule } from '../freight/rules.ts';
import type { PointsTerms } from '../points/terms.ts';

/** The kinds of discount by wire name, in the order of their deduction. */
export const discountTypes = [
  'goods',
  'buy_one_get_one',
  'gift',
  'full_reduction',
  'order',
  'coupon',
  'code',
  'score',
] as const;

/** Wire name of a kind of discount. */
export type DiscountType = (typeof discountTypes)[number];

/** The deduction of a coupon, a code or an order discount. */
export type Reduction =
  | { readonly kind: 'percent'; readonly percentOff: number }
  | { readonly kind: 'minus'; readonly amounts: Amounts };

/** Every second piece of a product is free. */
export interface BuyOneGetOne extends Period {
  readonly id: number;
  readonly productId: number;
}

/** A gift for buying from a category. */
export interface GiftRule extends Period {
  readonly id: number;
  readonly categoryId: number;
  readonly productId: number;
  readonly skuId: number;
}

/** A deduction from a minimum amount on; the highest tier reached counts. */
export interface SpendTierRule extends Period {
  readonly id: number;
  readonly tiers: readonly { readonly threshold: Amounts; readonly reduction: Amounts }[];
}

/** A percentage off the whole order from a minimum amount on. */
export interface OrderDiscount extends Period {
  readonly id: number;
  readonly percentOff: number;
  readonly threshold: Amounts | null;
}

/** The lines that a coupon applies to; an empty list means all. */
export interface Eligibility {
  readonly goodsIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
}

/** A coupon or a code of the shopper. */
export interface Voucher extends Period {
  readonly id: number;
  readonly reduction: Reduction;
  readonly threshold: Amounts | null;
  readonly eligible: Eligibility | null;
}

/** A kind of discount that excludes a line when one of the others has been applied to it. */
export interface StackingRule {
  readonly type: DiscountType;
  readonly notAfter: readonly DiscountType[];
}

/** All automatic discounts and fees of the shop. */
export interface PriceRules {
  readonly itemDiscounts: readonly ItemDiscount[];
  readonly buyOneGetOne: readonly BuyOneGetOne[];
  readonly gifts: readonly GiftRule[];
  readonly spendTiers: readonly SpendTierRule[];
  readonly orderDiscounts: readonly OrderDiscount[];
  readonly freight: readonly FreightRule[];
  /** Which kinds exclude each other on a line; kinds without a row combine with all. */
  readonly stacking: readonly StackingRule[];
}

/** One cart row to price. */
export interface PriceLine {
  /** Cart row id, unique in the cart. */
  readonly key: number;
  readonly productId: number;
  readonly skuId: number;
  /** The product's category and its ancestors. */
  readonly categoryIds: readonly number[];
  readonly brandId: number | null;
  /** Regular price of one piece, minor units. */
  readonly unitPrice: number;
  readonly quantity: number;
  readonly weightGrams: number;
}

/** The cart to price. */
export interface PriceCart {
  readonly lines: readonly PriceLine[];
  readonly coupon: Voucher | null;
  readonly code: Voucher | null;
  /** Points that the shopper wants to spend, and their balance. */
  readonly points: { readonly wanted: number; readonly balance: number };
  /** Destination country; null without an address: then there is no freight. */
  readonly destination: string | null;
}

/** A country's pricing settings. */
export interface PriceCountry {
  readonly currency: string;
  /** Decimals shown: 2, or 0 for yen and won. */
  readonly decimals: number;
  /** The value of points there. */
  readonly points: PointsTerms;
  /** Maximum share of the product total payable with points. */
  readonly pointsCap: number;
}

/** A priced line. */
export interface PricedLine {
  readonly key: number;
  /** Price per piece. */
  readonly piece: PriceNow;
  /** The price per piece times the quantity. */
  readonly amount: number;
  /** The price of the whole line after all discounts, points included. */
  readonly realAmount: number;
  /** The part of it paid with points. */
  readonly pointsAmount: number;
}

/** An applied discount. */
export interface AppliedDiscount {
  readonly type: DiscountType;
  /** Id of the rule, coupon or code; 0 for points. */
  readonly ruleId: number;
  readonly amount: number;
  readonly lineKeys: readonly number[];
}

/** A gift added to the order. */
export interface AppliedGift {
  readonly ruleId: number;
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
}

/** The next spend tier. */
export interface NextTier {
  readonly reach: number;
  readonly need: number;
  readonly amount: number;
}

/** The price of a cart; amounts in minor units of the country's currency. */
export interface Priced {
  /** The price of the pieces, including product discounts. */
  readonly productsAmount: number;
  readonly shippingFee: number;
  /**
   * Whether there is a freight rule for this destination and currency; without one nothing may be ordered
   * there.
   */
  readonly isDeliverable: boolean;
  /** The sum of all deductions, points included. */
  readonly discount: number;
  readonly total: number;
  readonly lines: readonly PricedLine[];
  readonly discounts: readonly AppliedDiscount[];
  readonly gifts: readonly AppliedGift[];
  readonly points: { readonly usable: number; readonly used: number; readonly amount: number };
  readonly nextTier: NextTier | null;
  /** Whether the given coupon and code were applied. */
  readonly couponApplied: boolean;
  readonly codeApplied: boolean;
}

/** The input of the price computation. */
export interface PriceBasis {
  readonly cart: PriceCart;
  readonly rules: PriceRules;
  readonly country: PriceCountry;
}
