import type { Country } from '@pawlet/core/api';

/** The countries under one index letter of the reader's script. */
export interface CountryGroup {
  readonly letter: string;
  readonly countries: readonly Country[];
}

/** Index for names without a letter. */
const otherLetter = '#';

/** First characters of each pinyin letter in Chinese dictionary order; no syllable begins with I, U or V. */
const pinyinStarts = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨它穵夕丫帀';
const pinyinLetters = 'ABCDEFGHJKLMNOPQRSTWXYZ';
const kanaRows = 'アカサタナハマヤラワ';
const kanaEnds = 'オゴゾドノポモヨロン';
/** Readings of kanji at the start of country names. */
const kanjiReadings: Readonly<Record<string, string>> = {
  中: 'チ',
  北: 'キ',
  合: 'ガ',
  南: 'ミ',
  仏: 'フ',
  台: 'タ',
  大: 'ダ',
  日: 'ニ',
  朝: 'チ',
  東: 'ヒ',
  米: 'ベ',
  英: 'エ',
  西: 'ニ',
  赤: 'セ',
  韓: 'カ',
  香: 'ホ',
};
const hangulStarts = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ';
const syllablesOfStart = 588;

/** The index letter of a name in a list of a language. */
export function toLetter(name: string, locale: string): string {
  const first = name.trim().normalize('NFC').charAt(0);
  if (first === '') return otherLetter;
  if (locale.startsWith('zh') && /\p{Script=Han}/u.test(first)) return pinyinLetter(first);
  if (locale.startsWith('ja')) return kanaRow(kanjiReadings[first] ?? first);
  const hangul = first.charCodeAt(0) - 0xac00;
  if (hangul >= 0 && hangul < hangulStarts.length * syllablesOfStart) {
    return hangulStarts.charAt(Math.floor(hangul / syllablesOfStart));
  }
  return latinLetter(first);
}

/** Groups countries by letter, in the order of the language; the given order is kept within a letter. */
export function groupCountries(countries: readonly Country[], locale: string): readonly CountryGroup[] {
  const groups = new Map<string, Country[]>();
  for (const country of countries) {
    const letter = toLetter(country.name, locale);
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [country]);
    else group.push(country);
  }
  return [...groups]
    .map(([letter, found]) => ({ letter, countries: found }))
    .toSorted((one, other) => compareLetters(one.letter, other.letter));
}

/** Countries whose name, code or dialling prefix matches a text; matches at the start come first. */
export function findCountries(countries: readonly Country[], query: string): readonly Country[] {
  const wanted = fold(query);
  const prefix = wanted.replace(/^(?:\+|00)/u, '');
  if (/^\d+$/u.test(prefix)) return countries.filter(({ dialCode }) => dialCode.startsWith(prefix));
  const places = countries.map((country) => ({
    country,
    place: country.code.toLowerCase() === wanted ? 0 : fold(country.name).indexOf(wanted),
  }));
  const found = places.filter(({ place }) => place >= 0);
  return [...found.filter(({ place }) => place === 0), ...found.filter(({ place }) => place > 0)].map(
    ({ country }) => country,
  );
}

/** Normalises a text: without case, accents and surrounding space. */
function fold(text: string): string {
  return text.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase();
}

function latinLetter(first: string): string {
  const letter = first.normalize('NFD').charAt(0).toUpperCase();
  return /^[A-Z]$/u.test(letter) ? letter : otherLetter;
}

function pinyinLetter(first: string): string {
  const { compare } = new Intl.Collator('zh-u-co-pinyin');
  const later = Array.from(pinyinStarts).findIndex((start) => compare(start, first) > 0);
  return pinyinLetters.at(later === -1 ? -1 : later - 1) ?? otherLetter;
}

function kanaRow(first: string): string {
  if (first === 'ヴ') return 'ア';
  const row = kanaRows.charAt(Array.from(kanaEnds).findIndex((end) => first <= end));
  return first >= 'ァ' && row !== '' ? row : latinLetter(first);
}

function compareLetters(one: string, other: string): number {
  if (one === otherLetter) return other === otherLetter ? 0 : 1;
  if (other === otherLetter) return -1;
  return one < other ? -1 : Number(one > other);
}
