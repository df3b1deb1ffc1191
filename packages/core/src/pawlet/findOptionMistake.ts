import { interfaceLanguages, toInterfaceLanguage } from '../i18n/languages.ts';
import { parseUrl } from '../rules/parseUrl.ts';
import { findAppearanceMistake } from '../theme/appearance.ts';
import { currencies } from './getCurrency.ts';
import type { PawletOptions } from './types.ts';

/** Finds a mistake in the options of `createPawlet`, with its fix; undefined if there is none. */
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

/** Formats a value for a message: plain JavaScript may pass anything. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function findOriginMistake(apiOrigin: unknown): string | undefined {
  if (apiOrigin === undefined) return undefined;
  const text = textOf(apiOrigin);
  const url = /^https?:\/\//iu.test(text) ? parseUrl(text) : undefined;
  if (url === undefined)
    return `Pawlet: apiOrigin is "${text}", which is not a URL with a scheme, so no call reaches the shop. Write the shop's origin with https://, such as "https://shop.example".`;
  return url.origin === text
    ? undefined
    : `Pawlet: apiOrigin is "${text}", which is more than an origin, so calls go to wrong URLs. Write "${url.origin}", without path, query and final slash.`;
}

function findLanguageMistake(language: unknown): string | undefined {
  if (language === undefined || toInterfaceLanguage(textOf(language)) !== undefined) return undefined;
  return `Pawlet: language is "${textOf(language)}", which the shop does not support, so it is ignored. Use one of ${interfaceLanguages.join(', ')}, also with a region such as "de-AT".`;
}

function findCountryMistake(country: unknown): string | undefined {
  if (country === undefined || Object.hasOwn(currencies, textOf(country).trim().toUpperCase()))
    return undefined;
  return `Pawlet: country is "${textOf(country)}", to which the shop does not sell, so prices are not those of the visitor. Use one of ${Object.keys(currencies).join(', ')} (ISO 3166 alpha-3).`;
}
