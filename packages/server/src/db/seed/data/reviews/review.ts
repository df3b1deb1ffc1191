import type { SeedReview, SkuValues } from '../types.ts';

/** What a review may have besides its text. */
export interface ReviewExtras {
  /** The shop's answer. */
  readonly reply?: string | undefined;
  /** Picture keys. */
  readonly images?: readonly string[] | undefined;
}

/** A review of one SKU. */
export function review(
  person: string, good: string, values: SkuValues, star: SeedReview['star'], daysAgo: number,
  text: string, extras: ReviewExtras = {},
): SeedReview {
  return { person, good, values, star, daysAgo, text, ...extras };
}
