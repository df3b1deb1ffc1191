/** Pieces of an order line, parsed from an argument. */
export interface NamedPieces {
  readonly lineId: number;
  /** Null for all of them. */
  readonly quantity: number | null;
}

/** Parses `12x2,13`: two pieces of line 12 and all of line 13; null when invalid. */
export function readPieces(text: string): NamedPieces[] | null {
  const parts = text.split(',').map((part) => /^(\d{1,9})(?:x([1-9]\d{0,5}))?$/u.exec(part.trim()));
  if (parts.includes(null)) return null;
  return parts.map((part) => ({
    lineId: Number(part?.[1]),
    quantity: part?.[2] === undefined ? null : Number(part[2]),
  }));
}

/** Pieces as the calls of the operator API take them. */
export function toLines(pieces: readonly NamedPieces[] | undefined) {
  return pieces?.map(({ lineId, quantity }) => ({ lineId, quantity: quantity ?? undefined }));
}
