import { toId, type ProductId } from '@pawlet/core/api';
import { purchaseCode } from '@pawlet/widgets/parts';
import { publishFavourite } from '../favourites/favouriteMarks.ts';
import {
  createOfflineNetwork,
  type StorefrontNetwork,
  type OfflineNetworkOptions,
} from './createOfflineNetwork.ts';

/** Starts the offline network in the storefront's page. */
export function startOffline(
  options: Omit<OfflineNetworkOptions, 'build' | 'onFavouriteRefused'>,
): StorefrontNetwork {
  // Adding to the cart works offline, so the code that does it must be loaded beforehand.
  purchaseCode.preload();
  // The first script references all others, so its name changes with any of them.
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return createOfflineNetwork({
    ...options,
    build: script?.getAttribute('src') ?? '',
    onFavouriteRefused: (owner, id, isFavourite) => {
      const goodsId = toId<ProductId>(id);
      if (goodsId !== undefined) publishFavourite({ owner, goodsId, isFavourite });
    },
  });
}
