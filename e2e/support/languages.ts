import { sample } from './sample.ts';

/** Languages of short words and of long ones alternate. */
export const languages = ['zh', 'de', 'ja', 'fr', 'ko', 'es', 'en', 'it'] as const;

/** The language at a place of the list, which repeats. */
export function languageAt(place: number): string {
  return languages[place % languages.length] ?? 'zh';
}

/** The language in which a run checks one of this many items: another one each time it comes round. */
export function sampledLanguage(index: number, oneOf: number): string {
  return languageAt(index + Math.floor(sample / oneOf));
}
