import { chooseCountry } from '@pawlet/core/rules';
import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import type { Language } from '../../i18n/language.ts';
import { defaultIdentity, type ShopChoices } from '../../modules/config/shopIdentity.ts';

/** The cookies in which the storefront stores what its visitor has chosen, so that the first response has it. */
const visitorCookies = { language: 'pawlet_lang', country: 'pawlet_country' } as const;

/** Language and country that a page is rendered in. */
export interface Visitor {
  readonly language: Language;
  /** ISO 3166 alpha-3. */
  readonly country: string;
}

/**
 * Finds the language and country for a request: the language of the path, else that of the cookie, else the browser's
 * first one that the shop offers, else the shop's default; the country of the cookie if the shop sells there, else that of
 * the language in the path, else the shop's first. The browser's language says nothing about the country: the same
 * address would have other prices for each.
 */
export function readVisitor(
  headers: Headers,
  pathLanguage: Language | undefined,
  { languages, countries }: ShopChoices = defaultIdentity,
): Visitor {
  const findLanguage = (text: string | undefined): Language | undefined => {
    const id = text?.toLowerCase().split('-', 1)[0];
    return languages.offered.find((language) => language === id);
  };
  const cookies = parse(headers.get('cookie') ?? '');
  const accepted = parseAccept(headers.get('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => findLanguage(type));
  return {
    language:
      findLanguage(pathLanguage) ??
      findLanguage(cookies[visitorCookies.language]) ??
      accepted.find((language) => language !== undefined) ??
      languages.default,
    country:
      countries.find((code) => code === cookies[visitorCookies.country]?.toUpperCase()) ??
      chooseCountry(countries, findLanguage(pathLanguage)),
  };
}
