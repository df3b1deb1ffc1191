import {
  couponCouponDetail,
  couponCouponList,
  couponDrawCoupon,
  couponMyCouponList,
} from '../contract/coupon.ts';
import type { InputOf } from '../contract/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { callKeyed, handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toProductSummary } from './map/productSummary.ts';
import { toOfferedCoupon, toOwnCoupon } from './map/offeredCoupons.ts';
import { toPage } from './map/page.ts';
import type { OfferedCoupon, OwnCoupon, OwnCouponState } from './types/coupon.ts';
import type { ProductSummary } from './types/product.ts';
import type { NotFound, Page, Refused } from './types/results.ts';
import { getData, read } from './read.ts';

/** Result of claiming a coupon. */
export type ClaimCouponResult =
  | { readonly status: 'claimed' }
  /** The shopper has reached the maximum per person. */
  | { readonly status: 'limit-reached'; readonly message: string }
  /** It is not or no longer available; `message` has the reason. */
  | { readonly status: 'unusable'; readonly message: string }
  | NotFound
  | Refused;

export interface CouponsApi {
  /** Coupons that can be claimed; also for visitors. */
  list(
    query: { readonly kind?: 'percent' | 'minus' | undefined; readonly page?: number | undefined },
    options?: CallOptions,
  ): Promise<Page<OfferedCoupon>>;
  /** One coupon, with some products it applies to. */
  find(
    id: string,
    options?: CallOptions,
  ): Promise<
    | { readonly status: 'ok'; readonly coupon: OfferedCoupon; readonly goods: readonly ProductSummary[] }
    | NotFound
  >;
  /** Claims a coupon. Idempotent: safe to retry after a lost response, even across a reload. */
  claim(id: string, options?: CallOptions): Promise<ClaimCouponResult>;
  /** The shopper's coupons, newest first. */
  mine(
    query: { readonly state: OwnCouponState; readonly page?: number | undefined },
    options?: CallOptions,
  ): Promise<Page<OwnCoupon>>;
}

const kinds = { percent: 0, minus: 1 } as const;

const states: Readonly<Record<OwnCouponState, InputOf<typeof couponMyCouponList>>> = {
  usable: { is_used: 1 },
  used: { is_used: 2 },
  expired: { is_used: 1, expire_time: 1 },
};

export function createCouponsApi(http: HttpClient, context: ApiContext): CouponsApi {
  const { currency } = context;
  return {
    async list({ kind, page = 1 }, options) {
      const input = { page, ...(kind !== undefined && { result: kinds[kind] }) };
      const rows = await read(http, couponCouponList, input, options);
      return toPage(rows, (row) => toOfferedCoupon(row, currency()));
    },
    async find(id, options) {
      const handled = handling(options, 'NOT_FOUND', 'VALIDATION');
      const reply = await http.call(couponCouponDetail, { id }, handled);
      if (reply.status === 'refused' && isUnknownCoupon(reply.reason)) return { status: 'not-found' };
      const data = getData(couponCouponDetail, reply);
      return {
        status: 'ok',
        coupon: toOfferedCoupon(data, currency()),
        goods: data.goods.map((card) => toProductSummary(card, currency())),
      };
    },
    async claim(id, options) {
      const handled = handling(options, 'NOT_FOUND', 'LIMIT_REACHED', 'COUPON_UNUSABLE');
      const reply = await callKeyed(http, context, couponDrawCoupon, { id }, handled);
      if (reply.status === 'ok') return { status: 'claimed' };
      const { reason, message } = reply;
      if (reason === 'LIMIT_REACHED') return { status: 'limit-reached', message };
      if (reason === 'COUPON_UNUSABLE') return { status: 'unusable', message };
      return reason === 'NOT_FOUND' ? { status: 'not-found' } : toRefused(reply);
    },
    async mine({ state, page = 1 }, options) {
      const rows = await read(http, couponMyCouponList, { ...states[state], page }, options);
      return toPage(rows, (row) => toOwnCoupon(row, currency()));
    },
  };
}

/** Ids come from URLs: one that cannot be a coupon's id is treated as not found. */
function isUnknownCoupon(reason: string): boolean {
  return reason === 'NOT_FOUND' || reason === 'VALIDATION';
}
