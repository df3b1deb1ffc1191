import { toId, type GoodsId } from '@pawlet/core/api';
import { purchaseCode } from '@pawlet/widgets/parts';
import { tellFavourite } from '../favourites/favouriteMarks.ts';
import {
  createOfflineNetwork,
  type MallNetwork,
  type OfflineNetworkOptions,
} from './createOfflineNetwork.ts';

/** Starts what goes on without a network, in the page of the mall. */
export function startOffline(
  options: Omit<OfflineNetworkOptions, 'build' | 'onFavouriteRefused'>,
): MallNetwork {
  // What is put into the cart without a network waits for it, and the code that puts it there cannot.
  purchaseCode.preload();
  // The first script names all others, so that its name changes with any of them.
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return createOfflineNetwork({
    ...options,
    build: script?.getAttribute('src') ?? '',
    onFavouriteRefused: (owner, id, isFavourite) => {
      const goodsId = toId<GoodsId>(id);
      if (goodsId !== undefined) tellFavourite({ owner, goodsId, isFavourite });
    },
  });
}
