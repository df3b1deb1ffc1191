/** Texts that are catalogue keys. */
export function rawKeys(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => /^[a-z][a-zA-Z]*(?:\.[a-z][\w]*)+$/u.test(text.trim()));
}

/** Names of months and days, formatted by the browser. */
const calendarWords = new Set(
  (['short', 'long'] as const)
    .flatMap((style) => [
      ...Array.from({ length: 12 }, (_, month) => readName(Date.UTC(2026, month, 1), { month: style })),
      ...Array.from({ length: 7 }, (_, day) => readName(Date.UTC(2026, 0, day + 1), { weekday: style })),
    ])
    .map((word) => word.toLowerCase()),
);

function readName(date: number, part: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en', { ...part, timeZone: 'UTC' }).format(date);
}

/** Unaccented words that come neither from the store nor from a calendar: they are in no catalogue. */
export function hardCodedWords(texts: readonly string[], responses: string): readonly string[] {
  const known = responses.toLowerCase();
  return texts
    .flatMap((text) => text.split(/[^\p{L}\p{M}]+/u))
    .filter((word) => /^[A-Za-z]{3,}$/u.test(word))
    .filter((word) => !known.includes(word.toLowerCase()) && !calendarWords.has(word.toLowerCase()));
}
