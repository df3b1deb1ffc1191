import type { Language } from '../../i18n/language.ts';

interface Ending {
  readonly from: RegExp;
  readonly to: string;
}

const ending = (from: RegExp, to = ''): Ending => ({ from, to });

/** Endings of plurals and cases for normalized words: the other forms start with the remaining stem. */
const endings: Readonly<Record<Language, readonly Ending[]>> = {
  en: [ending(/ies$/u, 'y'), ending(/y$/u, 'ie'), ending(/es$/u), ending(/s$/u)],
  de: [ending(/(?:e[nrs]?|ern|n|s)$/u), ending(/n$/u)],
  fr: [ending(/eaux$/u, 'eau'), ending(/aux$/u, 'al'), ending(/e?[sx]$/u), ending(/e$/u)],
  it: [ending(/h?[aeio]$/u)],
  es: [ending(/es$/u), ending(/s$/u), ending(/[ao]s?$/u)],
  ko: [ending(/들$/u)],
  zh: [],
  ja: [],
};

const shortestStem = 3;
const umlauts = /ae|oe|ue/gu;

/** The other forms of a normalized word that may be in a product's texts, without the word itself. */
export function wordForms(word: string, language: Language): readonly string[] {
  const spellings = language === 'de' ? [word, word.replaceAll(umlauts, ([vowel]) => vowel ?? '')] : [word];
  const stems = spellings.flatMap((spelling) =>
    endings[language].map(({ from, to }) => spelling.replace(from, to)),
  );
  const forms = [...spellings, ...stems].filter(
    (form) => form !== word && Array.from(form).length >= Math.min(shortestStem, word.length),
  );
  return [...new Set(forms)];
}

/** Stop words: ignored when the search has other words. */
const smallWords: Readonly<Record<Language, string>> = {
  en: 'a an and for in my of on the to with',
  de: 'am das den der die ein eine einen fur fuer im in mein meine meinen mit oder und von zu zum',
  fr: 'a au aux avec d de des du en et l la le les ma mon pour un une',
  it: 'a al con d da dei del della di e gli i il in l la le lo mia mio per un una',
  es: 'a al con de del e el en la las los mi para por un una y',
  ja: 'の を で に は が と 用 な も',
  zh: '的 了 和 与 给 用 把',
  ko: '용 을 를 이 가 의 와 과 및',
};
const smallWordSets = new Map(
  Object.entries(smallWords).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Whether a normalized word is a stop word. */
export function isSmallWord(word: string, language: Language): boolean {
  return smallWordSets.get(language)?.has(word) ?? false;
}
