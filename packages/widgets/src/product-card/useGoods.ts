import { toId, type GoodsCard, type GoodsId } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { usePawlet, useQuery, type Resource } from '../runtime/index.ts';
import { useLayoutEffect } from '../runtime/useLayoutEffect.ts';
import { goodsBatchOf } from './goodsBatch.ts';

/** Products by id, in this order, without missing ones; loaded together with those of other cards. */
export function useGoods(ids: readonly GoodsId[]): Resource<readonly GoodsCard[]> {
  const batch = goodsBatchOf(usePawlet());
  const key = ids.join();
  useLayoutEffect(() => batch.announce(readIds(key.split(','))), [batch, key]);
  return useQuery<readonly GoodsCard[]>({
    ...productQueries.cards(ids),
    // Together with the other cards of the page.
    load: async () => (await batch.load(ids)).filter((goods) => goods !== undefined),
  });
}

/** Parses numbers and strings as ids, dropping invalid and repeated ones. */
export function readIds(given: readonly (number | string)[]): readonly GoodsId[] {
  const ids = given.map((one) => toId<GoodsId>(one)).filter((id) => id !== undefined);
  return [...new Set(ids)];
}
