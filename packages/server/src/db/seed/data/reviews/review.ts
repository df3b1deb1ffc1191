import type { SeedReview, SkuValues } from '../types.ts';

/** Optional parts of a review. */
export interface ReviewExtras {
  /** The shop's reply. */
  readonly reply?: string | undefined;
  /** Picture keys. */
  readonly images?: readonly string[] | undefined;
}

/** A review of one SKU. */
export function review(
  person: string,
  product: string,
  values: SkuValues,
  star: SeedReview['star'],
  daysAgo: number,
  text: string,
  extras: ReviewExtras = {},
): SeedReview {
  return { person, product, values, star, daysAgo, text, ...extras };
}
