import { isInterfaceLanguage, toInterfaceLanguage, type InterfaceLanguage } from '@pawlet/core/i18n';

/** The languages that the shop offers, its default first; the server writes them into the page. Empty for all. */
export function readOfferedLanguages(page: Pick<Document, 'querySelector'>): readonly InterfaceLanguage[] {
  const text = page.querySelector<HTMLMetaElement>('meta[name="pawlet:languages"]')?.content ?? '';
  return text.split(' ').filter(isInterfaceLanguage);
}

/** The language of a tag such as `de-AT`, if the shop offers it. */
export function toOfferedLanguage(
  tag: string,
  offered: readonly InterfaceLanguage[],
): InterfaceLanguage | undefined {
  const language = toInterfaceLanguage(tag);
  return offered.length === 0 || offered.some((one) => one === language) ? language : undefined;
}

/** Forgets a stored language that the shop no longer offers: the visitor gets the one for who has not chosen. */
export function forgetLanguage(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  offered: readonly InterfaceLanguage[],
): void {
  const stored = storage.getItem('pawlet:lang');
  if (stored !== null && toOfferedLanguage(stored.slice(1, -1), offered) === undefined)
    storage.removeItem('pawlet:lang');
}
