import type { SeedAnswer, SeedQuestion } from '../types.ts';

/** A question with its answers. */
export function question(
  person: string,
  product: string,
  daysAgo: number,
  text: string,
  ...answers: readonly SeedAnswer[]
): SeedQuestion {
  return { person, product, daysAgo, text, answers };
}

/** An answer by someone who bought the product. */
export function buyer(person: string, text: string): SeedAnswer {
  return { person, text, isBuyer: true };
}

/** An answer by someone who did not. */
export function other(person: string, text: string): SeedAnswer {
  return { person, text, isBuyer: false };
}
