/** Attributes that name a part for the host's style sheets, inside and outside a shadow root. */
export interface PartAttributes {
  readonly part: string;
  readonly 'data-pawlet-part': string;
}

/** Names an element as a part that hosts may style. */
export function part(name: string): PartAttributes {
  return { part: name, 'data-pawlet-part': name };
}
