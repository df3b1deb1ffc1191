import type { PhonePrefix } from '@pawlet/core/api';

/** The countries matching a search: by part of the name, its code, or the first digits of the prefix. */
export function matchPrefixes(all: readonly PhonePrefix[], search: string): readonly PhonePrefix[] {
  const words = fold(search);
  if (words === '') return all;
  const digits = words.replace(/^(?:\+|00)/u, '');
  if (/^\d+$/u.test(digits)) return all.filter(({ areaCode }) => areaCode.startsWith(digits));
  return all.filter(({ name, country }) => fold(name).includes(words) || country.toLowerCase() === words);
}

/** Letters without accents, so that `cote` finds `Côte d’Ivoire`. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
