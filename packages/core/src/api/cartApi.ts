import {
  cartAdd,
  cartCheckDiscountCode,
  cartDel,
  cartGetOrderDiscountMoney,
  cartIndex,
  cartNums,
  cartSetNums,
} from '../contract/cart.ts';
import { limitReachedData, outOfStockData } from '../contract/refusalData.ts';
import type { CallOptions, HttpClient, Refusal } from '../http/types.ts';
import { fromWire } from '../rules/money.ts';
import type { Money } from '../rules/money.ts';
import { callKeyed, handling, readData, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toCartLine, toCartQuote } from './map/cart.ts';
import { toBranded } from './map/values.ts';
import type { CartAddition, CartLine, CartQuote, QuoteChoices } from './types/cart.ts';
import type { CartLineId, SkuId } from './types/ids.ts';
import type { Done, NotFound, Refused } from './types/results.ts';
import { getData, read } from './read.ts';

/** Why a quantity is refused. */
export type CartRefusal =
  /** `left` units are available; undefined if the server did not send it. */
  | { readonly status: 'out-of-stock'; readonly left: number | undefined; readonly message: string }
  | { readonly status: 'off-shelf'; readonly message: string }
  | { readonly status: 'limit-reached'; readonly limit: number | undefined; readonly message: string }
  | NotFound
  | Refused;

export type AddResult = { readonly status: 'ok'; readonly id: CartLineId } | CartRefusal;

export type CartQuoteResult =
  | { readonly status: 'ok'; readonly quote: CartQuote }
  /** Rows no longer exist: reload the cart. */
  | { readonly status: 'stale'; readonly message: string }
  | { readonly status: 'coupon-unusable'; readonly message: string }
  | { readonly status: 'code-unusable'; readonly message: string }
  | Refused;

export interface CartApi {
  list(options?: CallOptions): Promise<readonly CartLine[]>;
  /** Adds a product to the cart; the same SKU is merged into its row. Safe to retry after a lost response. */
  add(addition: CartAddition, options?: CallOptions): Promise<AddResult>;
  /** Creates the row of an immediate purchase, separate from the cart. */
  buyNow(addition: CartAddition, options?: CallOptions): Promise<AddResult>;
  /** Sets the quantity of a row, and its SKU if one is given. */
  change(
    id: CartLineId,
    change: { readonly quantity: number; readonly skuId?: SkuId | undefined },
    options?: CallOptions,
  ): Promise<Done | CartRefusal>;
  remove(ids: readonly CartLineId[], options?: CallOptions): Promise<Done | NotFound | Refused>;
  /** Number of rows, not units. */
  count(options?: CallOptions): Promise<number>;
  /** Price of the rows, without address and freight. */
  quote(choices: QuoteChoices, options?: CallOptions): Promise<CartQuoteResult>;
  /** The reduction a discount code would give. */
  checkCode(
    lineIds: readonly CartLineId[],
    code: string,
    options?: CallOptions,
  ): Promise<
    | { readonly status: 'ok'; readonly code: string; readonly name: string; readonly off: Money }
    | { readonly status: 'code-unusable'; readonly message: string }
    | Refused
  >;
}

export function createCartApi(http: HttpClient, context: ApiContext): CartApi {
  const { currency } = context;

  async function put(addition: CartAddition, sceneval: 1 | 2, options?: CallOptions): Promise<AddResult> {
    const input = {
      goods_id: addition.goodsId,
      goods_sku_id: addition.skuId ?? ('' as const),
      nums: addition.quantity,
      sceneval,
    };
    const reply = await callKeyed(http, context, cartAdd, input, handlingStock(options));
    return reply.status === 'ok'
      ? { status: 'ok', id: toBranded<CartLineId>(reply.data) }
      : toCartRefusal(reply);
  }

  return {
    async list(options) {
      const rows = await read(http, cartIndex, {}, options);
      return rows.map((row) => toCartLine(row, currency()));
    },
    add: (addition, options) => put(addition, 1, options),
    buyNow: (addition, options) => put(addition, 2, options),
    async change(id, { quantity, skuId }, options) {
      const input = { id, nums: quantity, ...(skuId !== undefined && { goods_sku_id: skuId }) };
      const reply = await http.call(cartSetNums, input, handlingStock(options));
      return reply.status === 'ok' ? { status: 'ok' } : toCartRefusal(reply);
    },
    async remove(ids, options) {
      const reply = await http.call(cartDel, { id: ids.join(',') }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'ok') return { status: 'ok' };
      return reply.reason === 'NOT_FOUND' ? { status: 'not-found' } : toRefused(reply);
    },
    count: (options) => read(http, cartNums, {}, options),
    async quote({ lineIds, userCouponId, discountCode, points }, options) {
      const input = {
        ids: lineIds.join(','),
        user_coupon_id: userCouponId ?? 0,
        discount_code: discountCode ?? '',
        score: points ?? 0,
      };
      const handled = handling(options, 'NOT_FOUND', 'OFF_SHELF', 'COUPON_UNUSABLE', 'CODE_UNUSABLE');
      const reply = await http.call(cartGetOrderDiscountMoney, input, handled);
      if (reply.status === 'ok') return { status: 'ok', quote: toCartQuote(reply.data, currency()) };
      return toQuoteRefusal(reply);
    },
    async checkCode(lineIds, code, options) {
      const input = { ids: lineIds.join(','), code };
      const reply = await http.call(cartCheckDiscountCode, input, handling(options, 'CODE_UNUSABLE'));
      if (reply.status === 'refused' && reply.reason === 'CODE_UNUSABLE') {
        return { status: 'code-unusable', message: reply.message };
      }
      if (reply.status === 'refused') return toRefused(reply);
      const data = getData(cartCheckDiscountCode, reply);
      return { status: 'ok', code: data.code, name: data.name, off: fromWire(data.discount, currency()) };
    },
  };
}

function handlingStock(options: CallOptions | undefined): CallOptions {
  return handling(options, 'OUT_OF_STOCK', 'OFF_SHELF', 'LIMIT_REACHED', 'NOT_FOUND');
}

function toCartRefusal(refusal: Refusal): CartRefusal {
  const { message } = refusal;
  switch (refusal.reason) {
    case 'OUT_OF_STOCK':
      return { status: 'out-of-stock', left: readData(outOfStockData, refusal)?.lines[0]?.left, message };
    case 'OFF_SHELF':
      return { status: 'off-shelf', message };
    case 'LIMIT_REACHED':
      return { status: 'limit-reached', limit: readData(limitReachedData, refusal)?.limit, message };
    case 'NOT_FOUND':
      return { status: 'not-found' };
    default:
      return toRefused(refusal);
  }
}

function toQuoteRefusal(refusal: Refusal): CartQuoteResult {
  const { message } = refusal;
  switch (refusal.reason) {
    case 'NOT_FOUND':
    case 'OFF_SHELF':
      return { status: 'stale', message };
    case 'COUPON_UNUSABLE':
      return { status: 'coupon-unusable', message };
    case 'CODE_UNUSABLE':
      return { status: 'code-unusable', message };
    default:
      return toRefused(refusal);
  }
}
