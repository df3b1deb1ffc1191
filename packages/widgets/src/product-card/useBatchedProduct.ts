import { toId, type ProductSummary, type ProductId } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { usePawlet, useQuery, type Resource } from '../runtime/index.ts';
import { useLayoutEffect } from '../runtime/useLayoutEffect.ts';
import { getProductBatch } from './productBatch.ts';

/** Products by id, in this order, without missing ones; loaded together with those of other cards. */
export function useBatchedProduct(ids: readonly ProductId[]): Resource<readonly ProductSummary[]> {
  const batch = getProductBatch(usePawlet());
  const key = ids.join();
  useLayoutEffect(() => batch.announce(readIds(key.split(','))), [batch, key]);
  return useQuery<readonly ProductSummary[]>({
    ...productQueries.cards(ids),
    // Together with the other cards of the page.
    load: async () => (await batch.load(ids)).filter((product) => product !== undefined),
  });
}

/** Parses numbers and strings as ids, dropping invalid and repeated ones. */
export function readIds(given: readonly (number | string)[]): readonly ProductId[] {
  const ids = given.map((one) => toId<ProductId>(one)).filter((id) => id !== undefined);
  return [...new Set(ids)];
}
