import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { chooseCountry } from '@pawlet/core/rules';
import { parsePublicAddress } from '../routing/publicAddress.ts';

/** The countries that the shop sells to, its default first; the server writes them into the page. Empty for all. */
export function readOfferedCountries(page: Pick<Document, 'querySelector'>): readonly string[] {
  const text = page.querySelector<HTMLMetaElement>('meta[name="pawlet:countries"]')?.content ?? '';
  return text.split(' ').filter((code) => /^[A-Z]{3}$/u.test(code));
}

/** The country by its code in any case, if the shop sells there. */
export function toOfferedCountry(code: string, offered: readonly string[]): string | undefined {
  const upper = code.trim().toUpperCase();
  return offered.length === 0 || offered.includes(upper) ? upper : undefined;
}

/** Forgets a stored country that the shop no longer sells to: the visitor gets the one for who has not chosen. */
export function forgetCountry(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  offered: readonly string[],
): void {
  const stored = storage.getItem('pawlet:country');
  if (stored !== null && toOfferedCountry(stored.slice(1, -1), offered) === undefined)
    storage.removeItem('pawlet:country');
}

/**
 * The country of a visitor who has not chosen one, as the server finds it: that of the language in which the page opens, if
 * its path contains one, else the shop's first.
 */
export function getVisitorCountry(
  pathname: string,
  language: InterfaceLanguage,
  offered: readonly string[],
): string {
  const hasLanguage = parsePublicAddress(pathname)?.language !== undefined;
  return chooseCountry(offered, hasLanguage ? language : undefined);
}
