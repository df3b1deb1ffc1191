import type { FontFamily } from './fonts.ts';

/** A piece of text in one font. */
export interface FontRun {
  readonly text: string;
  readonly font: FontFamily;
}

/** Whether a font family has a glyph for a character. */
export type Coverage = (family: FontFamily, codePoint: number) => boolean;

const familyOfLanguage: Readonly<Record<string, FontFamily>> = {
  zh: 'chinese',
  ja: 'japanese',
  ko: 'korean',
};
const narrowSpace = '\u{202f}';
const noBreakSpace = '\u{a0}';

/** The font family for documents in a language. */
export function mainFamily(language: string): FontFamily {
  return familyOfLanguage[language] ?? 'latin';
}

/** Han characters look different in China, Japan and Korea: the surrounding letters determine the variant. */
function familiesFor(text: string, main: FontFamily): readonly FontFamily[] {
  const guess: readonly FontFamily[] = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? ['japanese']
    : /\p{Script=Hangul}/u.test(text)
      ? ['korean']
      : [];
  return [main, ...guess, 'chinese', 'japanese', 'korean', 'latin'];
}

/**
 * Splits a text into runs that one font covers completely. Characters that no font has (emoji, control
 * characters) are dropped rather than printed as boxes.
 */
export function toFontRuns(text: string, main: FontFamily, covers: Coverage): readonly FontRun[] {
  const families = familiesFor(text, main);
  const runs: { text: string; font: FontFamily }[] = [];
  for (const given of text.normalize('NFC').replaceAll(narrowSpace, noBreakSpace)) {
    const codePoint = given.codePointAt(0) ?? 0;
    if (/[\p{Cc}\p{Cf}]/u.test(given)) continue;
    const last = runs.at(-1);
    // A space stays in the run of the word before it.
    const isBlank = /\s/u.test(given) && last !== undefined;
    const font = isBlank ? last.font : families.find((family) => covers(family, codePoint));
    if (font === undefined) continue;
    if (last?.font === font) last.text += given;
    else runs.push({ text: given, font });
  }
  return runs;
}
