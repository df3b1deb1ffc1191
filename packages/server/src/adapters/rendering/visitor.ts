import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import { toCountry } from '../../http/countries.ts';
import type { Language } from '../../i18n/language.ts';
import { allLanguages, type ShopLanguages } from '../../modules/config/languages.ts';

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
 * first one that the shop offers, else the shop's default; the country of the cookie, else China.
 */
export function readVisitor(
  headers: Headers,
  pathLanguage: Language | undefined,
  shop: ShopLanguages = allLanguages,
): Visitor {
  const findLanguage = (text: string | undefined): Language | undefined => {
    const id = text?.toLowerCase().split('-', 1)[0];
    return shop.offered.find((language) => language === id);
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
      shop.default,
    country: toCountry(cookies[visitorCookies.country]).code,
  };
}
