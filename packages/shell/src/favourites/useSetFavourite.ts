import type { GoodsId } from '@pawlet/core/api';
import { usePawlet } from '@pawlet/widgets';
import { tellFavourite } from './favouriteMarks.ts';

/**
 * Sets or takes the mark of the shopper who is logged in: every heart turns with the tap, and back where the shop does not
 * take it. Answers how the mark stands, undefined where it was refused.
 */
export function useSetFavourite(): (goodsId: GoodsId, isFavourite: boolean) => Promise<boolean | undefined> {
  const { api, events, session } = usePawlet();
  return async (goodsId, isFavourite) => {
    const owner = String(session.store.getState().user?.id ?? '');
    let now = !isFavourite;
    tellFavourite({ owner, goodsId, isFavourite });
    try {
      const result = await api.goods.setFavourite(goodsId, isFavourite);
      if (result.status !== 'ok') return undefined;
      now = result.isFavourite;
      events.emit('pawlet:favourite-changed', { productId: goodsId, change: now ? 'added' : 'removed' });
      return now;
    } finally {
      tellFavourite({ owner, goodsId, isFavourite: now });
    }
  };
}
