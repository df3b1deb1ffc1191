import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, refuse, type Refusal } from '../../http/result.ts';
import type { Localized } from '../../i18n/language.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { type AddressRow, findAddress } from '../address/service.ts';
import { type CartRow, findCartRows, isValidRow } from '../cart/rows.ts';
import { findOwnCoupon, type OwnCoupon } from '../coupon/service.ts';
import { type DiscountRuleRow, findDiscountRules, findFreightRules } from '../discount/service.ts';
import { type DiscountCodeRow, tryCode } from '../discount/service.ts';
import { toPriceRules } from '../discount/rules.ts';
import { toDiscountName } from '../discount/words.ts';
import { type GiftRow, findGifts } from './giftRepository.ts';
import { findPoints, pointsSetting, pointsShareSetting, toTerms } from '../points/service.ts';
import { couponProblem, toCouponVoucher } from './couponChoice.ts';
import { price } from './price.ts';
import { giftsThatFit } from './reserve.ts';
import type { AppliedGift, PriceBasis, Priced, PriceLine, Voucher } from './priceTypes.ts';
import { countriesSetting } from '../config/countries.ts';
import { readSettings } from '../settings/readSetting.ts';
import { unpaidMinutesSetting } from './settings.ts';
import { stackingRules } from './shopRules.ts';

/** The shopper's selection at checkout. */
export interface QuoteChoices {
  readonly ids: readonly number[];
  /** 0 for none: then no freight is charged. */
  readonly addressId: number;
  readonly userCouponId: number;
  readonly discountCode: string;
  /** Points to use. */
  readonly points: number;
}

const quoteSettings = {
  points: pointsSetting,
  pointsShare: pointsShareSetting,
  unpaidMinutes: unpaidMinutesSetting,
  countries: countriesSetting,
} as const;

/** A priced cart, ready to be shown or ordered. */
export interface Quote {
  readonly kind: 'quote';
  /** Time to pay an order that is placed now. */
  readonly payWithinSeconds: number;
  readonly rows: readonly CartRow[];
  readonly address: AddressRow | null;
  readonly coupon: OwnCoupon | null;
  readonly code: DiscountCodeRow | null;
  readonly rules: readonly DiscountRuleRow[];
  readonly priced: Priced;
  /** The input of the price computation, for evaluating other coupons. */
  readonly basis: PriceBasis;
  /** Gifts that are in stock. */
  readonly gifts: readonly (AppliedGift & GiftRow)[];
}

/**
 * Prices the selected rows for the shopper at the time of the request; the same for quote, cart page and
 * order.
 */
export async function createQuote(context: ShopperContext, choices: QuoteChoices): Promise<Quote | Refusal> {
  const { db, shopper, language, currency, now } = context;
  const { addressId, userCouponId } = choices;
  // Sent together: on one connection the queries are pipelined in this order.
  const [rows, address, coupon, balance, settings, rules, freight] = await Promise.all([
    findCartRows(db, { userId: shopper.id, ids: choices.ids }, language, currency),
    addressId > 0 ? findAddress(db, shopper.id, addressId) : null,
    userCouponId > 0 ? findOwnCoupon(db, shopper.id, userCouponId) : null,
    findPoints(db, shopper.id),
    readSettings({ db }, quoteSettings),
    findDiscountRules(db, choices.ids, now),
    findFreightRules(db),
  ]);
  const terms = toTerms(settings.points, currency);
  if (!settings.countries.includes(context.country.code))
    return invalid({ 'country-code': 'choice' }, 'order.countryClosed');
  if (rows.length < choices.ids.length) return refuse('NOT_FOUND');
  const gone = rows.filter((row) => !isValidRow(row));
  if (gone.length > 0)
    return refuse('OFF_SHELF', { data: { lines: gone.map(({ cart }) => ({ id: cart.id })) } });
  if (addressId > 0 && !address) return refuse('NOT_FOUND');
  if (userCouponId > 0 && !coupon) return refuse('COUPON_UNUSABLE', { messageKey: 'coupon.notYours' });
  if (choices.points > 0 && terms.rateMicros === 0) return invalid({ score: 'range' }, 'points.off');
  if (choices.points > balance)
    return refuse('POINTS_SHORT', { data: { need: choices.points, have: balance } });
  const code = choices.discountCode === '' ? null : await tryCode(context, choices.discountCode);
  if (code && 'reason' in code) return code;

  const basis: PriceBasis = {
    cart: {
      lines: rows.map(toPriceLine),
      coupon: coupon && toCouponVoucher(coupon),
      code: code && toVoucher(code),
      points: { wanted: choices.points, balance },
      destination: address?.countryCode ?? null,
    },
    rules: toPriceRules(rules, freight, stackingRules),
    country: {
      currency,
      decimals: context.country.decimals,
      points: terms,
      pointsCap: settings.pointsShare / 100,
    },
  };
  const priced = price(basis.cart, basis.rules, now, basis.country);
  if (!priced.isDeliverable) return invalid({ address_id: 'choice' }, 'order.undeliverable');
  const problem = coupon && couponProblem(coupon, priced, basis, now);
  if (problem) return refuse('COUPON_UNUSABLE', { messageKey: problem });
  if (code && !priced.codeApplied) return refuse('CODE_UNUSABLE');
  return {
    kind: 'quote',
    payWithinSeconds: settings.unpaidMinutes * 60,
    rows,
    address,
    coupon,
    code,
    rules,
    priced,
    basis,
    gifts: await giftsInStock(context, priced, rows),
  };
}

function toPriceLine({ cart, product: products, parentCategoryId, price: unitPrice }: CartRow): PriceLine {
  return {
    key: cart.id,
    productId: products.id,
    skuId: cart.skuId,
    categoryIds: [products.categoryId, parentCategoryId],
    brandId: products.brandId,
    unitPrice: unitPrice ?? 0,
    quantity: cart.quantity,
    weightGrams: products.weightGrams,
  };
}

function toVoucher(code: DiscountCodeRow): Voucher {
  return {
    id: code.id,
    reduction: code.reduction,
    threshold: code.threshold,
    eligible: null,
    begin: code.begintime,
    end: code.endtime,
  };
}

async function giftsInStock(context: ShopperContext, priced: Priced, rows: readonly CartRow[]) {
  const found = await findGifts(
    context.db,
    priced.gifts.map(({ skuId }) => skuId),
    context.language,
  );
  const bought = rows.map(({ cart: { skuId, quantity } }) => ({ skuId, quantity }));
  const fitting = giftsThatFit(priced.gifts, bought, (skuId) => found.get(skuId)?.stock ?? 0);
  return fitting.flatMap((gift) => {
    const row = found.get(gift.skuId);
    return row ? [{ ...gift, ...row }] : [];
  });
}

/** Rows with more than the available stock, with all rows of a SKU added up. */
export function shortRows(rows: readonly CartRow[]): { readonly id: number; readonly left: number }[] {
  const demand = new Map<number, number>();
  for (const { cart } of rows) demand.set(cart.skuId, (demand.get(cart.skuId) ?? 0) + cart.quantity);
  return rows
    .filter(({ cart, sku }) => (demand.get(cart.skuId) ?? 0) > sku.stock)
    .map(({ cart, sku }) => ({ id: cart.id, left: sku.stock }));
}

/** Name of each discount in every language: from the rule, the coupon, the code, or points. */
export function discountNames(
  { rules, coupon, code }: Pick<Quote, 'rules' | 'coupon' | 'code'>,
  currency: string,
) {
  return (type: string, ruleId: number): Localized => {
    if (type === 'score') return inEveryLanguage('discount.points');
    if (type === 'coupon' && coupon) return coupon.coupon.name;
    if (type === 'code' && code) return code.name;
    const rule = rules.find(({ id }) => id === ruleId);
    return rule ? toDiscountName(rule, currency) : inEveryLanguage('discount.points');
  };
}
