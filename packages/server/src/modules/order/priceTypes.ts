import type { ItemDiscount, Period } from '../discount/itemDiscount.ts';
import type { PriceNow } from '../discount/priceNow.ts';
import type { Amounts, FreightRule } from '../freight/rules.ts';
import type { PointsTerms } from '../points/terms.ts';

/** The kinds of discount, by their wire names, in the order in which they are taken off. */
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

/** What a coupon, a code or an order discount takes off. */
export type Reduction =
  | { readonly kind: 'percent'; readonly percentOff: number }
  | { readonly kind: 'minus'; readonly amounts: Amounts };

/** Every second piece of a good is free. */
export interface BuyOneGetOne extends Period {
  readonly id: number;
  readonly goodsId: number;
}

/** Something put into the parcel for buying from a category. */
export interface GiftRule extends Period {
  readonly id: number;
  readonly categoryId: number;
  readonly goodsId: number;
  readonly skuId: number;
}

/** Money off from a certain spend on; the highest step reached counts. */
export interface SpendTierRule extends Period {
  readonly id: number;
  readonly tiers: readonly { readonly threshold: Amounts; readonly reduction: Amounts }[];
}

/** A percentage off everything from a certain spend on. */
export interface OrderDiscount extends Period {
  readonly id: number;
  readonly percentOff: number;
  readonly threshold: Amounts | null;
}

/** Which lines a coupon is for; an empty list means all. */
export interface Eligibility {
  readonly goodsIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
}

/** A coupon or a code that the shopper brings. */
export interface Voucher extends Period {
  readonly id: number;
  readonly reduction: Reduction;
  readonly threshold: Amounts | null;
  readonly eligible: Eligibility | null;
}

/** A kind of discount that leaves a line alone when one of the others has taken something off it. */
export interface StackingRule {
  readonly type: DiscountType;
  readonly notAfter: readonly DiscountType[];
}

/** Everything the shop takes off or adds by itself. */
export interface PriceRules {
  readonly itemDiscounts: readonly ItemDiscount[];
  readonly buyOneGetOne: readonly BuyOneGetOne[];
  readonly gifts: readonly GiftRule[];
  readonly spendTiers: readonly SpendTierRule[];
  readonly orderDiscounts: readonly OrderDiscount[];
  readonly freight: readonly FreightRule[];
  /** Which kinds do not meet on one line; kinds without a row meet all. */
  readonly stacking: readonly StackingRule[];
}

/** One cart row to price. */
export interface PriceLine {
  /** Cart row id, unique in the cart. */
  readonly key: number;
  readonly goodsId: number;
  readonly skuId: number;
  /** The good's category and those above it. */
  readonly categoryIds: readonly number[];
  readonly brandId: number | null;
  /** Regular price of one piece, minor units. */
  readonly unitPrice: number;
  readonly nums: number;
  readonly weightGrams: number;
}

/** What the shopper is about to buy. */
export interface PriceCart {
  readonly lines: readonly PriceLine[];
  readonly coupon: Voucher | null;
  readonly code: Voucher | null;
  /** Points the shopper wants to spend, and has. */
  readonly points: { readonly wanted: number; readonly balance: number };
  /** Country the parcel goes to; null while there is no address: no freight then. */
  readonly destination: string | null;
}

/** What a country means for prices. */
export interface PriceCountry {
  readonly currency: string;
  /** Digits shown behind the point: 2, or 0 for yen and won. */
  readonly decimals: number;
  /** What points are worth there. */
  readonly points: PointsTerms;
  /** Largest share of the goods amount payable by points. */
  readonly scoreCap: number;
}

/** A line as priced. */
export interface PricedLine {
  readonly key: number;
  /** What one piece costs. */
  readonly piece: PriceNow;
  /** That times pieces. */
  readonly amount: number;
  /** What is paid for the whole line after every discount, points included. */
  readonly realAmount: number;
  /** The part of it that points paid. */
  readonly pointsAmount: number;
}

/** One discount that applied. */
export interface AppliedDiscount {
  readonly type: DiscountType;
  /** Id of the rule, coupon or code; 0 for points. */
  readonly ruleId: number;
  readonly amount: number;
  readonly lineKeys: readonly number[];
}

/** A gift that goes into the parcel. */
export interface AppliedGift {
  readonly ruleId: number;
  readonly goodsId: number;
  readonly skuId: number;
  readonly nums: number;
}

/** The next step of the spend tiers. */
export interface NextTier {
  readonly reach: number;
  readonly need: number;
  readonly amount: number;
}

/** The price of a cart; amounts in minor units of the country's currency. */
export interface Priced {
  /** What the pieces cost, discounts on their products included. */
  readonly goodsAmount: number;
  readonly shippingFee: number;
  /** Whether there is a freight fee for this destination in this currency; without one nothing may be ordered there. */
  readonly isDeliverable: boolean;
  /** Everything taken off that, points included. */
  readonly discount: number;
  readonly total: number;
  readonly lines: readonly PricedLine[];
  readonly discounts: readonly AppliedDiscount[];
  readonly gifts: readonly AppliedGift[];
  readonly points: { readonly usable: number; readonly used: number; readonly amount: number };
  readonly nextTier: NextTier | null;
  /** Whether the coupon and the code that were given took anything off. */
  readonly couponApplied: boolean;
  readonly codeApplied: boolean;
}

/** What a price is computed from. */
export interface PriceBasis {
  readonly cart: PriceCart;
  readonly rules: PriceRules;
  readonly country: PriceCountry;
}
