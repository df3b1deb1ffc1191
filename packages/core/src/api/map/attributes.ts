import type { AttributePair } from '../types/product.ts';

/** Parses "Colour:White,Size:2.5 L" into pairs; a part without a colon is a value without a name. */
export function toAttributes(text: string): readonly AttributePair[] {
  return text
    .split(/,(?=[^,]*:)/u)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const colon = part.indexOf(':');
      return { name: colon < 0 ? '' : part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() };
    });
}
