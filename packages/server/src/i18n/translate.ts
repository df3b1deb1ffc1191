import { type Language, languages, type Localized } from './language.ts';
import { memoize } from './memoize.ts';
import { serverTexts, type ServerTexts } from './serverTexts.ts';

type PluralSuffix = '_one' | '_other';

type BaseKey<TKey extends string> = TKey extends `${infer Base}${PluralSuffix}` ? Base : TKey;

/** Key of a server text for shoppers; plurals without their suffix. */
export type MessageKey = BaseKey<keyof ServerTexts>;

type NamesIn<TText extends string> = TText extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Names of the placeholders of a text in any language; `count` selects the plural. */
type ParameterOf<TKey extends MessageKey> = TKey extends keyof ServerTexts
  ? NamesIn<ServerTexts[TKey]>
  : NamesIn<ServerTexts[Extract<keyof ServerTexts, `${TKey}${PluralSuffix}`>]> | 'count';

type ValuesOf<TName extends string> = {
  readonly [Name in TName]: Name extends 'count' ? number : string | number;
};

/** The values that a text needs: none, or an object with each. */
export type TextValues<TKey extends MessageKey> = [ParameterOf<TKey>] extends [never]
  ? []
  : [parameters: ValuesOf<ParameterOf<TKey>>];

/** Key of a text without placeholders. */
export type PlainMessageKey = {
  [TKey in MessageKey]: [ParameterOf<TKey>] extends [never] ? TKey : never;
}[MessageKey];

const getRules = memoize((language: Language) => new Intl.PluralRules(language));

const textsOf: Readonly<Record<Language, Readonly<Record<string, string>>>> = serverTexts;

/**
 * The server's text in one language with its `{{name}}` placeholders filled in; `count` selects the plural
 * form.
 */
export function translate<TKey extends MessageKey>(
  language: Language,
  key: TKey,
  ...[values]: TextValues<TKey>
): string {
  return translateStored(language, key, values ?? {});
}

/** Whether a stored name is that of a text; a newer release may have stored one that this one has not. */
export function isMessageKey(key: string): key is MessageKey {
  return key in textsOf.en;
}

/** As `translate`, for a key that is stored or passed on with its values. */
export function translateStored(
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, string | number>>,
): string {
  const texts = textsOf[language];
  const { count } = values;
  const plural = typeof count === 'number' ? texts[`${key}_${getRules(language).select(count)}`] : undefined;
  const text = plural ?? texts[key] ?? texts[`${key}_other`];
  if (text === undefined) throw new TypeError(`There is no text "${key}" in ${language}.`);
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
}

/** The plural form for a number: one, or other. */
export function wordFor(
  count: number,
  { one, other }: { readonly one: string; readonly other: string },
  language: Language,
): string {
  return getRules(language).select(count) === 'one' ? one : other;
}

/** A text in every language, to be stored with what it describes. */
export function inEveryLanguage(key: PlainMessageKey): Localized {
  return Object.fromEntries(languages.map((language) => [language, translate(language, key)])) as Localized;
}
