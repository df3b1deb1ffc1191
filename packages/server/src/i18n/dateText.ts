import type { Language } from './language.ts';
import { memoize } from './memoize.ts';

const getFormat = memoize(
  (language: Language, timeZone: string, dateStyle: 'medium' | 'long') =>
    new Intl.DateTimeFormat(language, { dateStyle, timeZone }),
);

/** Formats a day in a language and time zone; `long` for documents. */
export function dateText(
  epochSeconds: number,
  timeZone: string,
  language: Language,
  style: 'medium' | 'long' = 'medium',
): string {
  return getFormat(language, timeZone, style).format(epochSeconds * 1000);
}
