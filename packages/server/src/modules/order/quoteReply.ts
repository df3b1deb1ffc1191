import type { cartGetOrderDiscountMoney, orderCarts, WireOutputOf } from '@pawlet/core/contract';
import type { RequestContext } from '../../http/requestContext.ts';
import { toCartItem } from '../cart/cartItem.ts';
import { freightRuleFor } from '../freight/rules.ts';
import { money, pictureUrl } from '../products/wireValues.ts';
import type { CheckoutCoupons } from './checkoutCoupons.ts';
import { takenBy } from './couponChoice.ts';
import { discountNames, type Quote } from './quote.ts';

/** The amounts of a quote in the wire format. */
export function toOrderInfo({ priced, coupon }: Quote) {
  return {
    order_sn: '',
    amount: money(priced.productsAmount + priced.shippingFee),
    goodsprice: money(priced.productsAmount),
    shippingfee: money(priced.shippingFee),
    discount: money(priced.discount),
    saleamount: money(priced.total),
    user_coupon_id: coupon?.own.id ?? 0,
  };
}

function toDiscountList(quote: Quote, context: RequestContext) {
  const readName = discountNames(quote, context.currency);
  return quote.priced.discounts.map(({ type, ruleId, amount, lineKeys }) => ({
    type: type as string,
    name: context.pick(readName(type, ruleId)),
    money: money(amount),
    line_ids: [...lineKeys],
  }));
}

function toGiftList({ gifts }: Quote, { baseUrl }: RequestContext) {
  return gifts.map((gift) => ({
    goods_id: gift.productId,
    goods_sku_id: gift.isMulti ? gift.skuId : '',
    title: gift.title,
    image: pictureUrl(baseUrl, gift.image),
    nums: gift.quantity,
  }));
}

function toPoints({ priced: { points } }: Quote) {
  return { usable: points.usable, used: points.used, money: money(points.amount) };
}

/** The quote for the cart page. */
export function toCartQuote(
  quote: Quote,
  context: RequestContext,
): WireOutputOf<typeof cartGetOrderDiscountMoney> {
  const { nextTier } = quote.priced;
  return {
    order_info: toOrderInfo(quote),
    discount_list: toDiscountList(quote, context),
    gift_list: toGiftList(quote, context),
    score: toPoints(quote),
    currency: context.currency,
    next_tier: nextTier && {
      reach: money(nextTier.reach),
      need: money(nextTier.need),
      money: money(nextTier.amount),
    },
  };
}

/** The quote for the checkout. */
export function toCheckoutQuote(
  quote: Quote,
  context: RequestContext,
  quoteNo: string,
  coupons: CheckoutCoupons,
): WireOutputOf<typeof orderCarts> {
  const { cart, rules } = quote.basis;
  const priced = new Map(quote.priced.lines.map((line) => [line.key, line]));
  return {
    coupons: [...coupons.usable],
    unusable_coupons: [...coupons.unusable],
    claimable_coupons: [...coupons.claimable],
    goods_list: quote.rows.flatMap((row) => {
      const line = priced.get(row.cart.id);
      if (!line) return [];
      return [
        {
          ...toCartItem(row, line.piece, context),
          brand_id: row.product.brandId,
          realprice: money(line.realAmount),
        },
      ];
    }),
    freight_days: freightRuleFor(rules.freight, cart.destination ?? context.country.code)?.days ?? '',
    order_info: toOrderInfo(quote),
    couponTotalPrice: takenBy(quote.priced, 'coupon') / 100,
    discount_list: toDiscountList(quote, context),
    gift_list: toGiftList(quote, context),
    score: toPoints(quote),
    currency: context.currency,
    currency_symbol: context.country.currencySymbol,
    quote_no: quoteNo,
  };
}
