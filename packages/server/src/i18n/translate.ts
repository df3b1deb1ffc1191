import { type Language, languages, type Localized } from './language.ts';
import { memoize } from './memoize.ts';
import { serverTexts, type ServerTexts } from './serverTexts.ts';

type PluralSuffix = '_one' | '_other';

type BaseKey<TKey extends string> = TKey extends `${infer Base}${PluralSuffix}` ? Base : TKey;

/** Key of a text that the server says to shoppers; of a plural without its suffix. */
export type MessageKey = BaseKey<keyof ServerTexts>;

type NamesIn<TText extends string> = TText extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Names of the placeholders of a text, in whichever language they stand; `count` chooses the plural. */
type ParameterOf<TKey extends MessageKey> = TKey extends keyof ServerTexts
  ? NamesIn<ServerTexts[TKey]>
  : NamesIn<ServerTexts[Extract<keyof ServerTexts, `${TKey}${PluralSuffix}`>]> | 'count';

type ValuesOf<TName extends string> = {
  readonly [Name in TName]: Name extends 'count' ? number : string | number;
};

type Parameters<TKey extends MessageKey> = [ParameterOf<TKey>] extends [never]
  ? []
  : [parameters: ValuesOf<ParameterOf<TKey>>];

/** Key of a text without placeholders. */
export type PlainMessageKey = {
  [TKey in MessageKey]: [ParameterOf<TKey>] extends [never] ? TKey : never;
}[MessageKey];

const rulesOf = memoize((language: Language) => new Intl.PluralRules(language));

const textsOf: Readonly<Record<Language, Readonly<Record<string, string>>>> = serverTexts;

/** The server's text in one language, its `{{name}}` placeholders filled; of a plural the one that goes with `count`. */
export function translate<TKey extends MessageKey>(
  language: Language,
  key: TKey,
  ...[parameters]: Parameters<TKey>
): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {};
  const texts = textsOf[language];
  const { count } = values;
  const plural = typeof count === 'number' ? texts[`${key}_${rulesOf(language).select(count)}`] : undefined;
  const text = plural ?? texts[key] ?? texts[`${key}_other`];
  if (text === undefined) throw new TypeError(`There is no text "${key}" in ${language}.`);
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
}

/** The word that goes with a number: one of a thing, or another number of them. */
export function wordFor(
  count: number,
  { one, other }: { readonly one: string; readonly other: string },
  language: Language,
): string {
  return rulesOf(language).select(count) === 'one' ? one : other;
}

/** A text in every language, to be stored with what it describes. */
export function inEveryLanguage(key: PlainMessageKey): Localized {
  return Object.fromEntries(languages.map((language) => [language, translate(language, key)])) as Localized;
}
