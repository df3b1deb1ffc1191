import type { PointsEntry } from '../api/types/points.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery, Query } from './types.ts';

/** How points came and went. */
export const ledgerQueries = {
  /** All of it, newest first. */
  list: (): PagedQuery<PointsEntry, Page<PointsEntry>> => ({
    key: ['points-ledger'],
    loadPage: ({ points }, page, options) => points.ledger({ page }, options),
    tags: ['points'],
  }),
  /** An entry that the first page does not have, sought on the others: no call reads a single one. */
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
