import type { ClaimCouponResult, CouponsApi } from '../api/couponsApi.ts';
import type { ProductSummary } from '../api/types/product.ts';
import type { NotFound, Page } from '../api/types/results.ts';
import type { OfferedCoupon, OwnCoupon, OwnCouponState } from '../api/types/coupon.ts';
import type { Mutation, PagedQuery, Query } from './types.ts';

const tags = ['coupons'];

/** One coupon, with some products it applies to. */
export type CouponDetail =
  | { readonly status: 'ok'; readonly coupon: OfferedCoupon; readonly goods: readonly ProductSummary[] }
  | NotFound;

/** Coupons of the shop, and those of the shopper. */
export const couponQueries = {
  /** One coupon. */
  detail: (id: string): Query<CouponDetail> => ({
    key: ['coupon', id],
    load: ({ coupons }, options) => coupons.find(id, options),
    tags,
  }),
  /** Coupons to claim, of one kind or all. */
  offered: (kind?: Parameters<CouponsApi['list']>[0]['kind']): PagedQuery<OfferedCoupon> => ({
    key: ['coupons', kind],
    loadPage: ({ coupons }, page, options) => coupons.list({ kind, page }, options),
    tags,
  }),
  /** The shopper's coupons in a state. */
  own: (state: OwnCouponState): PagedQuery<OwnCoupon, Page<OwnCoupon>> => ({
    key: ['coupons-mine', state],
    loadPage: ({ coupons }, page, options) => coupons.mine({ state, page }, options),
    tags,
  }),
};

/** Claims a coupon, by its id. */
export const claimCoupon: Mutation<string, ClaimCouponResult> = {
  run: ({ coupons }, id) => coupons.claim(id),
  // A refusal means that the shown data are outdated.
  tags: () => tags,
};
