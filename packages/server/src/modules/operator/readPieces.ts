/** Pieces of an order line, as an argument names them. */
export interface NamedPieces {
  readonly lineId: number;
  /** Null for all there are. */
  readonly nums: number | null;
}

/** Reads `12x2,13`: two pieces of line 12 and all of line 13; null for anything else. */
export function readPieces(text: string): NamedPieces[] | null {
  const parts = text.split(',').map((part) => /^(\d{1,9})(?:x([1-9]\d{0,5}))?$/u.exec(part.trim()));
  if (parts.includes(null)) return null;
  return parts.map((part) => ({
    lineId: Number(part?.[1]),
    nums: part?.[2] === undefined ? null : Number(part[2]),
  }));
}
