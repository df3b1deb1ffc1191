import type { PointsEntry } from '../api/types/points.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery, Query } from './types.ts';

/** The history of points. */
export const ledgerQueries = {
  /** All changes, newest first. */
  list: (): PagedQuery<PointsEntry, Page<PointsEntry>> => ({
    key: ['points-ledger'],
    loadPage: ({ points }, page, options) => points.ledger({ page }, options),
    tags: ['points'],
  }),
  /** An entry beyond the first page, found by paging: no call returns a single entry. */
  olderEntry: (id: number): Query<{ readonly entry: PointsEntry | undefined }> => ({
    key: ['points-entry', id],
    load: async ({ points }, options) => {
      for (let page = 2; ; page += 1) {
        const { items, hasMore } = await points.ledger({ page }, options);
        const entry = items.find((one) => Number(one.id) === id);
        if (entry !== undefined || !hasMore) return { entry };
      }
    },
  }),
};
