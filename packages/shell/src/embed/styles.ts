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
  sheet.replaceSync(text);
  return sheet;
}
