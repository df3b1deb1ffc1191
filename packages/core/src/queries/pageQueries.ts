import type { PageApi } from '../api/pageApi.ts';
import type { PageId } from '../api/types/ids.ts';
import type { Query } from './types.ts';

/** Content pages. */
export const pageQueries = {
  /** One page, by id or name (`terms`, `privacy` …). */
  detail: (which: PageId | string): Query<Awaited<ReturnType<PageApi['find']>>> => ({
    key: ['page', which],
    load: ({ pages }, options) =>
      pages.find(typeof which === 'string' ? { name: which } : { id: which }, options),
  }),
};
