import { interfaceLanguages, toInterfaceLanguage } from '../i18n/languages.ts';
import { parseUrl } from '../rules/parseUrl.ts';
import { findAppearanceMistake } from '../theme/appearance.ts';
import { currencies } from './currencyOf.ts';
import type { PawletOptions } from './types.ts';

/** What is wrong with the options of `createPawlet`, and what to do; undefined if nothing is. */
export function findOptionMistake({
  apiOrigin,
  language,
  country,
  appearance,
}: Pick<PawletOptions, 'apiOrigin' | 'language' | 'country' | 'appearance'>): string | undefined {
  return (
    findOriginMistake(apiOrigin) ??
    findLanguageMistake(language) ??
    findCountryMistake(country) ??
    findAppearanceMistake(appearance)
  );
}

/** A value as a sentence shows it: what plain JavaScript hands in may be anything. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function findOriginMistake(apiOrigin: unknown): string | undefined {
  if (apiOrigin === undefined) return undefined;
  const text = textOf(apiOrigin);
  const url = /^https?:\/\//iu.test(text) ? parseUrl(text) : undefined;
  if (url === undefined)
    return `Pawlet: apiOrigin is "${text}", which has no scheme or is no address, so no call reaches the shop. Write the shop's origin with https://, such as "https://shop.example".`;
  return url.origin === text
    ? undefined
    : `Pawlet: apiOrigin is "${text}", which is more than an origin, so calls go to wrong addresses. Write "${url.origin}", without path, query and final slash.`;
}

function findLanguageMistake(language: unknown): string | undefined {
  if (language === undefined || toInterfaceLanguage(textOf(language)) !== undefined) return undefined;
  return `Pawlet: language is "${textOf(language)}", in which the shop has no texts, so it is ignored. Use one of ${interfaceLanguages.join(', ')}, also with a region such as "de-AT".`;
}

function findCountryMistake(country: unknown): string | undefined {
  if (country === undefined || Object.hasOwn(currencies, textOf(country).trim().toUpperCase()))
    return undefined;
  return `Pawlet: country is "${textOf(country)}", which is no country that the shop sells to, so prices are not those of the visitor. Use one of ${Object.keys(currencies).join(', ')} (ISO 3166 alpha-3).`;
}
