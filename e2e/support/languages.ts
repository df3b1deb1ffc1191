import { sample } from './sample.ts';

/** Those of short words and those of long ones take turns. */
export const languages = ['zh', 'de', 'ja', 'fr', 'ko', 'es', 'en', 'it'] as const;

/** The language at a place of the list, which begins anew after its end. */
export function languageAt(place: number): string {
  return languages[place % languages.length] ?? 'zh';
}

/** The language in which a run looks at something of which it takes one of so many: another one each time it comes round. */
export function sampledLanguage(index: number, oneOf: number): string {
  return languageAt(index + Math.floor(sample / oneOf));
}
