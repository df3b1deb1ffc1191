export { createQueryCache } from './createQueryCache.ts';
export { dehydrate, hydrate } from './dehydrate.ts';
export { toQueryId, toScope } from './queryId.ts';
export type { QueryScope } from './queryId.ts';
export type {
  DehydratedQueries,
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
