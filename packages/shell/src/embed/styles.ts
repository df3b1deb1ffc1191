/** The styles of a part, as collected by the build. */
export interface PartStyles {
  readonly text: string;
  /** Lengths to register: a style sheet cannot do so in a shadow root. */
  readonly lengths: readonly (readonly [name: string, initialValue: string])[];
}

/** Creates the style sheet of a part for shadow roots. */
export function toSheet({ text, lengths }: PartStyles): CSSStyleSheet {
  for (const [name, initialValue] of lengths) {
    try {
      CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue });
    } catch {
      // Another part has registered it.
    }
  }
  const sheet = new CSSStyleSheet();
  // The page shows through, and nothing is inherited from it; a host's part rules and variables override the layers.
  sheet.replaceSync(
    `${text}:host{display:block;inline-size:100%;font-size:medium}:host([hidden]){display:none}[data-pawlet-container]{all:initial;display:block;container-type:inline-size;inline-size:100%}[data-pawlet-root]{background:none}`,
  );
  return sheet;
}
