export { createQueryCache } from './createQueryCache.ts';
export { shopperOf, toQueryId } from './queryId.ts';
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
