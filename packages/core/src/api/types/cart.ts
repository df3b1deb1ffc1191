import type { Money } from '../../rules/money.ts';
import type { AttributePair, Coupon, Promotion } from './product.ts';
import type { CartLineId, CategoryId, EpochMs, ProductId, SkuId, UserCouponId } from './ids.ts';

/** A cart row, stored on the server or, for visitors, on the device. */
export interface CartLine {
  /** Stable key of the row in lists and selections. */
  readonly key: string;
  /** Undefined for a visitor's row and one still being added. */
  readonly id: CartLineId | undefined;
  readonly goodsId: ProductId;
  /** Undefined for a single-spec product. */
  readonly skuId: SkuId | undefined;
  readonly quantity: number;
  readonly title: string;
  readonly imageUrl: string;
  readonly attributes: readonly AttributePair[];
  /** Current price of one unit, including a running offer. */
  readonly price: Money;
  /** Price after the offer ends; undefined while none runs. */
  readonly regularPrice: Money | undefined;
  readonly marketPrice: Money | undefined;
  /** Price when it was added; undefined if unknown. */
  readonly priceAdded: Money | undefined;
  /** Units left; undefined if unknown. */
  readonly stock: number | undefined;
  /** False: the product is off sale, or the SKU no longer exists. */
  readonly isValid: boolean;
  readonly addedAt: EpochMs | undefined;
  /** Category of the product; undefined if unknown. */
  readonly categoryId: CategoryId | undefined;
  /** Running discounts of the product or its category, not of the whole order. */
  readonly promotions: readonly Promotion[];
}

/** A product to add to the cart or buy immediately. */
export interface CartAddition {
  readonly goodsId: ProductId;
  /** Undefined for a single-spec product. */
  readonly skuId: SkuId | undefined;
  readonly quantity: number;
}

/** Discount types. */
export type DiscountType =
  | 'goods'
  | 'buy_one_get_one'
  | 'gift'
  | 'full_reduction'
  | 'order'
  | 'coupon'
  | 'code'
  | 'score';

/** A price reduction; `TLineId` identifies cart rows or order lines. */
export interface Discount<TLineId extends number = CartLineId> {
  /** `other` for a type unknown to this version. */
  readonly type: DiscountType | 'other';
  readonly name: string;
  /** Positive. */
  readonly off: Money;
  readonly lineIds: readonly TLineId[];
}

/** A free gift. */
export interface Gift {
  readonly goodsId: ProductId;
  readonly skuId: SkuId | undefined;
  readonly title: string;
  readonly imageUrl: string;
  readonly quantity: number;
}

/** The totals of a quote or order. */
export interface Amounts {
  readonly goods: Money;
  readonly freight: Money;
  /** Total reductions, positive. */
  readonly discount: Money;
  /** Amount to pay. */
  readonly total: Money;
}

/** Points of a quote. */
export interface QuotePoints {
  readonly usable: number;
  readonly used: number;
  /** Value of the used points. */
  readonly worth: Money;
}

/** The next step of a spend-tier reduction. */
export interface NextTier {
  readonly reach: Money;
  /** Amount missing to reach it. */
  readonly need: Money;
  /** Reduction it would give. */
  readonly off: Money;
}

/** Price of the selected rows, without address and freight. */
export interface CartQuote {
  readonly amounts: Amounts;
  readonly discounts: readonly Discount[];
  readonly gifts: readonly Gift[];
  readonly points: QuotePoints;
  readonly nextTier: NextTier | undefined;
  readonly currency: string;
}

/** The shopper's choices besides the rows. */
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
  /** Its reduction at this moment. */
  readonly off: Money;
}

/** A coupon that the shopper can still claim for this order. */
export interface ClaimableCoupon extends Coupon {
  /** Its reduction at this moment. */
  readonly off: Money;
}

/** A row of a quote. */
export interface QuoteLine extends CartLine {
  readonly id: CartLineId;
  /** Amount paid after discount, for the whole line; undefined if unknown. */
  readonly total: Money | undefined;
}

/** Price of an order at this moment. */
export interface Quote extends CartQuote {
  readonly lines: readonly QuoteLine[];
  /** Best first. */
  readonly coupons: readonly CheckoutCoupon[];
  /** Each with the reason in `message`. */
  readonly unusableCoupons: readonly CheckoutCoupon[];
  /** Claimable coupons that would reduce the price, best first. */
  readonly claimableCoupons: readonly ClaimableCoupon[];
  /** Days until delivery as text, "2-4"; '' if unknown. */
  readonly deliveryDays: string;
  readonly userCouponId: UserCouponId | undefined;
  readonly quoteNumber: string;
}

/** A row with too little stock: `left` units are available. */
export interface ShortLine {
  readonly id: CartLineId;
  readonly left: number;
}
