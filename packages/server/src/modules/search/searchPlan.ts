/** One way to say a word of a search, as patterns of `like` for folded texts. */
export interface Way {
  /** Every one of these has to be found; each is found by any of its patterns. */
  readonly parts: readonly (readonly string[])[];
  /** Where the patterns are looked for. */
  readonly place: 'document' | 'names' | 'squeezed';
  /** Less is better. */
  readonly cost: number;
}

/** What a search looks for: a product matches when one way of every term does. */
export interface SearchPlan {
  /** The whole search, folded. */
  readonly phrase: string;
  /** None where the search says nothing that the shop knows: then nothing matches. */
  readonly terms: readonly (readonly Way[])[];
}
