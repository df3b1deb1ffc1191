import type { Random } from '../../ports/random.ts';

const longest = 60;
const suffixBytes = 3;

/** The letters and digits of a text that a name may have; '' for none. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\da-z]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, longest);
}

/**
 * A free name for a new entry, from its text.
 * @param fallback where the text has no letters that a name may have
 */
export function createSlug(
  text: string,
  {
    fallback,
    isTaken,
    random,
  }: {
    readonly fallback: string;
    readonly isTaken: (slug: string) => boolean;
    readonly random: Random;
  },
): string {
  const name = toSlug(text);
  if (name !== '' && !isTaken(name)) return name;
  return `${name === '' ? fallback : name}-${random.hex(suffixBytes)}`;
}
