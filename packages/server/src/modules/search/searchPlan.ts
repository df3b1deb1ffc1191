/** Patterns of words, as `like` takes them for normalized texts: all words have to match, each by any of its patterns. */
export type Patterns = readonly (readonly string[])[];

/** Patterns that rank a hit. */
export interface Way {
  readonly parts: Patterns;
  readonly place: 'document' | 'names';
  /** Lower is better. */
  readonly cost: number;
}

/** An alternative for a word of a search: the word itself, a synonym or a correction. */
export interface Variant {
  /** What makes a product a hit. */
  readonly parts: Patterns;
  readonly place: 'document' | 'squeezed';
  /** The cost of a hit by nothing better; lower is better. */
  readonly cost: number;
  /** Patterns that only hits match, with their lower costs. */
  readonly better: readonly Way[];
}

/** A planned search: a product matches when one variant of every term does. */
export interface SearchPlan {
  /** The whole search, normalized. */
  readonly phrase: string;
  /** Empty where the search has no known words: then nothing matches. */
  readonly terms: readonly (readonly Variant[])[];
}
