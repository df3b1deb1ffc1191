import { createStore } from 'zustand/vanilla';
import type { GoodsId } from '@pawlet/core/api';

/** A mark that was set or taken in this visit. */
export interface FavouriteMark {
  /** The shopper's id as text. */
  readonly owner: string;
  readonly goodsId: GoodsId;
  readonly isFavourite: boolean;
}

/** The latest marks: pages that show the same product agree by them, and other tabs hear of them. */
export const favouriteMarks = createStore<readonly FavouriteMark[]>(() => []);

/** Tells all pages that a mark was set or taken. */
export function tellFavourite(mark: FavouriteMark): void {
  const { owner, goodsId } = mark;
  favouriteMarks.setState(
    (marks) => [...marks.filter((known) => known.owner !== owner || known.goodsId !== goodsId), mark],
    true,
  );
}

/** What is known of a product's mark; undefined where nothing was changed in this visit. */
export function findFavourite(
  marks: readonly FavouriteMark[],
  { owner, goodsId }: Pick<FavouriteMark, 'owner' | 'goodsId'>,
): boolean | undefined {
  return marks.find((mark) => mark.owner === owner && mark.goodsId === goodsId)?.isFavourite;
}
