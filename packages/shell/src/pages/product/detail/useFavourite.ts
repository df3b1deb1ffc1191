import type { ProductDetail } from '@pawlet/core/api';
import { useAction, useRequireLogin, useSession, useStore, useText, useToast } from '@pawlet/widgets';
import { useEffect, useRef } from 'react';
import { favouriteMarks, findFavourite, publishFavourite } from '../../../favourites/favouriteMarks.ts';
import { useSetFavourite } from '../../../favourites/useSetFavourite.ts';
import { productDetailMessages } from './productDetailMessages.ts';

/**
 * Whether the product is a favourite of the shopper, and the function that sets or removes it; a visitor is asked to
 * log in first.
 */
export function useFavourite(product: ProductDetail): {
  readonly isFavourite: boolean;
  readonly toggle: () => void;
} {
  const text = useText(productDetailMessages);
  const showToast = useToast();
  const requireLogin = useRequireLogin();
  const setFavourite = useSetFavourite();
  const owner = useSession(({ token, user }) => (token === '' ? '' : String(user?.id ?? '')));
  const { id: goodsId, isFavourite: isLoaded } = product;
  const isFavourite = useStore(
    favouriteMarks,
    (marks) => findFavourite(marks, { owner, goodsId }) ?? isLoaded,
  );
  // A newer response of the server overrides what was changed here before. A response that is loaded because of a
  // log-in does not: its request may be older than the tap that required the log-in.
  const latest = useRef({ goods: product, owner });
  useEffect(() => {
    const before = latest.current;
    if (before.goods === product) return;
    latest.current = { goods: product, owner };
    const isKnown = findFavourite(favouriteMarks.getState(), { owner, goodsId }) !== undefined;
    if (before.owner !== owner && isKnown) return;
    publishFavourite({ owner, goodsId, isFavourite: isLoaded });
  }, [product, owner, goodsId, isLoaded]);
  const { run } = useAction(async () => {
    if (!(await requireLogin())) return;
    const now = await setFavourite(goodsId, !isFavourite);
    if (now !== undefined) showToast(text(now ? 'productDetail.favourited' : 'productDetail.unfavourited'));
  });
  return { isFavourite, toggle: () => void run() };
}
