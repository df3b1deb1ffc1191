import type { ProductId } from '@pawlet/core/api';
import { usePawlet } from '@pawlet/widgets';
import { publishFavourite } from './favouriteMarks.ts';

/**
 * Sets or removes a favourite of the logged-in shopper: every heart changes with the tap, and back where the shop
 * rejects it. Returns the resulting state, undefined where it was rejected.
 */
export function useSetFavourite(): (
  goodsId: ProductId,
  isFavourite: boolean,
) => Promise<boolean | undefined> {
  const { api, events, session } = usePawlet();
  return async (goodsId, isFavourite) => {
    const owner = String(session.store.getState().user?.id ?? '');
    let now = !isFavourite;
    publishFavourite({ owner, goodsId, isFavourite });
    try {
      const result = await api.products.setFavourite(goodsId, isFavourite);
      if (result.status !== 'ok') return undefined;
      now = result.isFavourite;
      events.emit('pawlet:favourite-changed', { productId: goodsId, change: now ? 'added' : 'removed' });
      return now;
    } finally {
      publishFavourite({ owner, goodsId, isFavourite: now });
    }
  };
}
