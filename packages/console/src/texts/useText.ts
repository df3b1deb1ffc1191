import { useLocale, useTranslate } from 'react-admin';
import type { ConsoleKey, ConsoleParameters } from './consoleTexts.ts';

type Keys<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;
/** Name of a text; a plural has the name without its suffix. */
export type TextKey = Keys<ConsoleKey>;

type Names<K> = K extends keyof ConsoleParameters ? ConsoleParameters[K] : never;
type Values<K> = [Names<K>] extends [never] ? [] : [values: Readonly<Record<Names<K>, string | number>>];

/** Name of a text without parameters. */
export type PlainKey = Exclude<TextKey, keyof ConsoleParameters>;

/** Translates a text of the console; an unknown key or a missing parameter does not compile. */
export type Text = <K extends TextKey>(key: K, ...values: Values<K>) => string;

/** Texts in the language of the console. `count` chooses the plural, and is formatted. */
export function useText(): Text {
  const translate = useTranslate();
  const locale = useLocale();
  return (key, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    const { count } = given;
    if (typeof count !== 'number') return translate(key, given);
    const formatted = new Intl.NumberFormat(locale).format(count);
    return translate(key, { ...given, smart_count: count, count: formatted });
  };
}

/** The text of a value that the API returned; the value itself where the console has none, as for new ones. */
export function useWord(): (key: string, value: string) => string {
  const translate = useTranslate();
  return (key, value) => translate(key, { _: value });
}
