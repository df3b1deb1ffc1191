const accented: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ɋ',
  r: 'ř',
  s: 'š',
  t: 'ŧ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Đ',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ḿ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Þ',
  Q: 'Ɋ',
  R: 'Ř',
  S: 'Š',
  T: 'Ŧ',
  U: 'Ú',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** A long text is made longer by words of this length, which wrap as words of a language do. */
const longestWord = /·{20}(?=·)/gu;

/**
 * Adds accents to a text, makes it a third longer and puts it in brackets; placeholders and texts without words are
 * unchanged.
 */
export function toPseudo(text: string): string {
  const words = text.replaceAll(/\{\{.*?\}\}/gu, '');
  if (!/[A-Za-z]/u.test(words)) return text;
  const letters = text
    .split(/(\{\{.*?\}\})/u)
    .map((part) =>
      part.startsWith('{{') ? part : part.replaceAll(/[A-Za-z]/gu, (letter) => accented[letter] ?? letter),
    )
    .join('');
  const padding = '·'.repeat(Math.ceil(words.length * 0.35)).replaceAll(longestWord, '$& ');
  return `⟦${letters}${padding}⟧`;
}
