/** A part of a text; a phone number when `tel` is set. */
export interface TextPiece {
  readonly text: string;
  /** The number for a `tel:` link. */
  readonly tel: string | undefined;
}

// Chinese mobile and fixed-line numbers, service numbers, and numbers with a country code. Longer sequences of digits
// are tracking or order numbers.
const phonePattern =
  /(?<![\d+])(?:1[3-9]\d{9}|0\d{2,3}-\d{7,8}|[48]00-?\d{3}-?\d{4}|\+\d{1,3}[ -]?\d[\d -]{5,12}\d|95\d{3})(?!\d)/gu;

/** Splits a text at its phone numbers. */
export function splitPhones(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(phonePattern)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), tel: undefined });
    pieces.push({ text: match[0], tel: match[0].replaceAll(/[^\d+]/gu, '') });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), tel: undefined });
  return pieces;
}
