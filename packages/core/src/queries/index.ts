export { claimCoupon, couponQueries } from './couponQueries.ts';
export type { CouponDetail } from './couponQueries.ts';
export { createQueryCache } from './createQueryCache.ts';
export { dehydrate, hydrate } from './dehydrate.ts';
export type { PawletState } from './dehydrate.ts';
export { orderQueries } from './orderQueries.ts';
export { prefetch, toPagedKey } from './prefetch.ts';
export { productQueries } from './productQueries.ts';
export { toQueryId, toScope } from './queryId.ts';
export type { QueryScope } from './queryId.ts';
export type {
  FetchOptions,
  LoadOptions,
  Mutation,
  PagedQuery,
  Query,
  QueryCache,
  QueryKey,
  QueryObserver,
  QueryPage,
  QueryState,
  RefreshCause,
} from './types.ts';
