import type { Pawlet } from '@pawlet/core';
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
  if (options.isRendered) cacheTexts(options.pawlet);
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

/** Requests the texts that the page came with, so that the worker caches their files too. */
function cacheTexts({ translator }: Pawlet): void {
  const { language } = translator;
  if (language === 'en') return;
  for (const { load } of translator.known()) {
    const texts = load[language];
    // A file that cannot be loaded is requested again by the next visit.
    if (typeof texts === 'function') texts().catch(() => undefined);
  }
}
