import type { Language } from './language.ts';
import { remember } from './remember.ts';

const formatOf = remember(
  (language: Language, timeZone: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }),
);

/** A day as people of that language write it, on the calendars of a time zone. */
export function dateText(epochSeconds: number, timeZone: string, language: Language): string {
  return formatOf(language, timeZone).format(epochSeconds * 1000);
}
