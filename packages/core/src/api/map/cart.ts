import type { InferOutput } from 'valibot';
import type { cartGetOrderDiscountMoney } from '../../contract/cart.ts';
import type { OutputOf } from '../../contract/endpoint.ts';
import type { orderCarts } from '../../contract/order.ts';
import type { cartItemShape, quoteLineShape } from '../../contract/shapes/cart.ts';
import { discountTypes } from '../../contract/shapes/quote.ts';
import type { discountShape, giftShape, orderInfoShape } from '../../contract/shapes/quote.ts';
import { fromWire } from '../../rules/money.ts';
import type { Amounts, CartLine, CartQuote, Discount, Gift, Quote, QuoteLine } from '../types/cart.ts';
import { toId } from '../types/ids.ts';
import type { CartLineId, CategoryId, ProductId, Id, SkuId, UserCouponId } from '../types/ids.ts';
import { toAttributes } from './attributes.ts';
import { toCheckoutCoupon, toClaimableCoupon } from './coupons.ts';
import { toPromotion } from './promotion.ts';
import { toBranded, toBrandedOrUndefined, toMarketPrice, toMoney, toPrices, toTime } from './values.ts';

/** Stable key of a row stored on the server. */
export function lineKey(id: number): string {
  return `row:${id}`;
}

export function toCartLine(
  data: InferOutput<typeof cartItemShape>,
  currency: string,
): CartLine & { readonly id: CartLineId } {
  const priced = data.sku ?? data.goods ?? { price: '0.00', regular_price: null };
  const { price, regularPrice } = toPrices(priced, data.sku?.offer_price ?? null, currency);
  return {
    key: lineKey(data.id),
    id: toBranded<CartLineId>(data.id),
    goodsId: toBranded<ProductId>(data.goods_id),
    skuId: toBrandedOrUndefined<SkuId>(data.goods_sku_id),
    quantity: data.nums,
    title: data.goods?.title ?? '',
    imageUrl: getImage(data),
    attributes: toAttributes(data.sku_attr),
    price,
    regularPrice,
    marketPrice: toMarketPrice(data.sku?.marketprice ?? data.goods?.marketprice ?? '0.00', price),
    priceAdded: toMoney(data.price_added, currency),
    stock: data.sku?.stocks ?? data.stocks ?? undefined,
    isValid: data.is_valid === 1 && data.goods !== null,
    addedAt: toTime(data.createtime),
    categoryId: toBrandedOrUndefined<CategoryId>(data.category_id),
    promotions: data.promotions.map(toPromotion),
  };
}

function getImage(data: InferOutput<typeof cartItemShape>): string {
  const own = data.sku?.image ?? '';
  return own === '' ? (data.goods?.image ?? '') : own;
}

function toQuoteLine(data: InferOutput<typeof quoteLineShape>, currency: string): QuoteLine {
  return { ...toCartLine({ ...data, promotions: [] }, currency), total: toMoney(data.realprice, currency) };
}

export function toAmounts(data: InferOutput<typeof orderInfoShape>, currency: string): Amounts {
  return {
    goods: fromWire(data.goodsprice, currency),
    freight: fromWire(data.shippingfee, currency),
    discount: fromWire(data.discount, currency),
    total: fromWire(data.saleamount, currency),
  };
}

export function toDiscount<TLineId extends Id<string>>(
  data: InferOutput<typeof discountShape>,
  currency: string,
): Discount<TLineId> {
  return {
    type: discountTypes.find((type) => type === data.type) ?? 'other',
    name: data.name,
    off: fromWire(data.money, currency),
    lineIds: data.line_ids.map((id) => toBranded<TLineId>(id)),
  };
}

function toGift(data: InferOutput<typeof giftShape>): Gift {
  return {
    goodsId: toBranded<ProductId>(data.goods_id),
    skuId: toId<SkuId>(data.goods_sku_id),
    title: data.title,
    imageUrl: data.image,
    quantity: data.nums,
  };
}

type QuoteData = OutputOf<typeof orderCarts>;
type CartQuoteData = OutputOf<typeof cartGetOrderDiscountMoney>;

export function toCartQuote(data: CartQuoteData, shopCurrency: string): CartQuote {
  const currency = data.currency === '' ? shopCurrency : data.currency;
  return {
    ...toSharedQuote(data, currency),
    nextTier:
      data.next_tier === null
        ? undefined
        : {
            reach: fromWire(data.next_tier.reach, currency),
            need: fromWire(data.next_tier.need, currency),
            off: fromWire(data.next_tier.money, currency),
          },
  };
}

export function toQuote(data: QuoteData, shopCurrency: string): Quote {
  const currency = data.currency === '' ? shopCurrency : data.currency;
  return {
    ...toSharedQuote(data, currency),
    nextTier: undefined,
    lines: data.goods_list.map((line) => toQuoteLine(line, currency)),
    coupons: data.coupons.map((coupon) => toCheckoutCoupon(coupon, currency)),
    unusableCoupons: data.unusable_coupons.map((coupon) => toCheckoutCoupon(coupon, currency)),
    claimableCoupons: data.claimable_coupons.map((coupon) => toClaimableCoupon(coupon, currency)),
    deliveryDays: String(data.freight_days),
    userCouponId: toBrandedOrUndefined<UserCouponId>(data.order_info.user_coupon_id),
    quoteNumber: data.quote_no,
  };
}

function toSharedQuote(
  data: Pick<QuoteData, 'order_info' | 'discount_list' | 'gift_list' | 'score'>,
  currency: string,
): Omit<CartQuote, 'nextTier'> {
  return {
    currency,
    amounts: toAmounts(data.order_info, currency),
    discounts: data.discount_list.map((discount) => toDiscount(discount, currency)),
    gifts: data.gift_list.map((gift) => toGift(gift)),
    points: {
      usable: data.score.usable,
      used: data.score.used,
      worth: fromWire(data.score.money, currency),
    },
  };
}
