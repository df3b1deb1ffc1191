import { createStore } from 'zustand/vanilla';
import type { ProductId } from '@pawlet/core/api';

/** A favourite that was set or removed in this visit. */
export interface FavouriteMark {
  /** The shopper's id as text. */
  readonly owner: string;
  readonly goodsId: ProductId;
  readonly isFavourite: boolean;
}

/** The latest changes: pages that show the same product agree by them, and other tabs receive them. */
export const favouriteMarks = createStore<readonly FavouriteMark[]>(() => []);

/** Publishes that a favourite was set or removed. */
export function publishFavourite(mark: FavouriteMark): void {
  const { owner, goodsId } = mark;
  favouriteMarks.setState(
    (marks) => [...marks.filter((known) => known.owner !== owner || known.goodsId !== goodsId), mark],
    true,
  );
}

/** The favourite state of a product; undefined where it was not changed in this visit. */
export function findFavourite(
  marks: readonly FavouriteMark[],
  { owner, goodsId }: Pick<FavouriteMark, 'owner' | 'goodsId'>,
): boolean | undefined {
  return marks.find((mark) => mark.owner === owner && mark.goodsId === goodsId)?.isFavourite;
}
