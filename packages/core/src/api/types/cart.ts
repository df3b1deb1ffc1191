import type { Money } from '../../rules/money.ts';
import type { AttributePair, Coupon, Promotion } from './goods.ts';
import type { CartLineId, CategoryId, EpochMs, GoodsId, SkuId, UserCouponId } from './ids.ts';

/** One row of the cart, kept by the server or, for visitors, on the device. */
export interface CartLine {
  /** Stable name of the row in lists and selections. */
  readonly key: string;
  /** Undefined for a visitor's row and one that is still being added. */
  readonly id: CartLineId | undefined;
  readonly goodsId: GoodsId;
  /** Undefined for a single-spec product. */
  readonly skuId: SkuId | undefined;
  readonly quantity: number;
  readonly title: string;
  readonly imageUrl: string;
  readonly attributes: readonly AttributePair[];
  /** Price of one piece now, a running offer included. */
  readonly price: Money;
  /** What it costs again when the offer ends; undefined while none runs. */
  readonly regularPrice: Money | undefined;
  readonly marketPrice: Money | undefined;
  /** Price when it was added; undefined if unknown. */
  readonly priceAdded: Money | undefined;
  /** Pieces left; undefined if unknown. */
  readonly stock: number | undefined;
  /** False: off shelf, or the SKU is gone. */
  readonly isValid: boolean;
  readonly addedAt: EpochMs | undefined;
  /** Category of the product; undefined if unknown. */
  readonly categoryId: CategoryId | undefined;
  /** Running discounts that name the product or its category, not the whole order. */
  readonly promotions: readonly Promotion[];
}

/** What is put into the cart or bought at once. */
export interface CartAddition {
  readonly goodsId: GoodsId;
  /** Undefined for a single-spec product. */
  readonly skuId: SkuId | undefined;
  readonly quantity: number;
}

/** The kinds of discount. */
export type DiscountType =
  'goods' | 'buy_one_get_one' | 'gift' | 'full_reduction' | 'order' | 'coupon' | 'code' | 'score';

/** What takes money off; `TLineId` names rows of the cart, or lines of an order. */
export interface Discount<TLineId extends number = CartLineId> {
  /** A kind that this version does not know is `other`. */
  readonly type: DiscountType | 'other';
  readonly name: string;
  /** Positive. */
  readonly off: Money;
  readonly lineIds: readonly TLineId[];
}

/** What comes with the goods for nothing. */
export interface Gift {
  readonly goodsId: GoodsId;
  readonly skuId: SkuId | undefined;
  readonly title: string;
  readonly imageUrl: string;
  readonly quantity: number;
}

/** The sums of a quote or order. */
export interface Amounts {
  readonly goods: Money;
  readonly freight: Money;
  /** Everything taken off, positive. */
  readonly discount: Money;
  /** To pay. */
  readonly total: Money;
}

/** Points of a quote. */
export interface QuotePoints {
  readonly usable: number;
  readonly used: number;
  /** What the used ones are worth. */
  readonly worth: Money;
}

/** The next step of a spend-tier reduction. */
export interface NextTier {
  readonly reach: Money;
  /** How much is missing. */
  readonly need: Money;
  /** What it would take off. */
  readonly off: Money;
}

/** What the chosen rows cost, without address and freight. */
export interface CartQuote {
  readonly amounts: Amounts;
  readonly discounts: readonly Discount[];
  readonly gifts: readonly Gift[];
  readonly points: QuotePoints;
  readonly nextTier: NextTier | undefined;
  readonly currency: string;
}

/** What shoppers choose beside the rows. */
export interface QuoteChoices {
  readonly lineIds: readonly CartLineId[];
  readonly userCouponId?: UserCouponId | undefined;
  readonly discountCode?: string | undefined;
  /** Points to use. @default 0 */
  readonly points?: number | undefined;
}

/** A coupon of the shopper, at checkout. */
export interface CheckoutCoupon extends Coupon {
  readonly userCouponId: UserCouponId;
  readonly expiresAt: EpochMs | undefined;
  /** What it takes off now. */
  readonly off: Money;
}

/** A coupon that the shopper does not have yet and may claim for this order. */
export interface ClaimableCoupon extends Coupon {
  /** What it would take off now. */
  readonly off: Money;
}

/** A row of a quote. */
export interface QuoteLine extends CartLine {
  readonly id: CartLineId;
  /** Paid after discount, whole line; undefined if unknown. */
  readonly total: Money | undefined;
}

/** The quote: what an order would cost now. */
export interface Quote extends CartQuote {
  readonly lines: readonly QuoteLine[];
  /** Best first. */
  readonly coupons: readonly CheckoutCoupon[];
  /** With the reason in `message`. */
  readonly unusableCoupons: readonly CheckoutCoupon[];
  /** What may be claimed and would take something off, best first. */
  readonly claimableCoupons: readonly ClaimableCoupon[];
  /** Days until delivery as text, "2-4"; '' if unknown. */
  readonly deliveryDays: string;
  readonly userCouponId: UserCouponId | undefined;
  readonly quoteNumber: string;
}

/** Rows that are short: `left` pieces can be had. */
export interface ShortLine {
  readonly id: CartLineId;
  readonly left: number;
}
