/** An alternative for a word of a search, as `like` patterns for normalized texts. */
export interface Way {
  /** All of these have to match; each matches by any of its patterns. */
  readonly parts: readonly (readonly string[])[];
  /** Where the patterns are searched. */
  readonly place: 'document' | 'names' | 'squeezed';
  /** Lower is better. */
  readonly cost: number;
}

/** A planned search: a product matches when one alternative of every term does. */
export interface SearchPlan {
  /** The whole search, normalized. */
  readonly phrase: string;
  /** Empty where the search has no known words: then nothing matches. */
  readonly terms: readonly (readonly Way[])[];
}
