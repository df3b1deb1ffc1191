/** Letters without a decomposition to the ones that people type for them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  っ: 'つ',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
};
const oddLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');
const katakana = /[\u30a1-\u30f6]/gu;
const hiraganaBelowKatakana = 0x60;

const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々';
const beforeUnspaced = new RegExp(`(?<=[^\\s${unspaced}])(?=[${unspaced}])`, 'gu');
const afterUnspaced = new RegExp(`(?<=[${unspaced}])(?=[^\\s${unspaced}])`, 'gu');
const onlyUnspaced = new RegExp(`^[${unspaced}]+$`, 'u');

/**
 * Normalizes a text for searches: lower case, without accents, width variants and punctuation, kana of one
 * kind without long marks, one space between words and where the script changes. The result has letters,
 * digits and spaces only.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replaceAll(katakana, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) - hiraganaBelowKatakana),
    )
    .replaceAll(oddLetters, (letter) => letters[letter] ?? letter)
    .replaceAll('ー', '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(beforeUnspaced, ' ')
    .replaceAll(afterUnspaced, ' ')
    .trim();
}

/**
 * Whether a normalized word is in a script where a part of it is a word too: Chinese, Japanese and Korean.
 */
export function isUnspaced(word: string): boolean {
  return onlyUnspaced.test(word);
}
