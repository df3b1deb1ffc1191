import type { InterfaceLanguage } from './languages.ts';

/** The texts of a catalogue by flat key; plurals have i18next suffixes (`_one`, `_other` …). */
export type MessageTexts = Readonly<Record<string, string>>;

/** i18next plural suffixes, as in CLDR. */
export type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type BaseKey<K extends string> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

/** The keys without plural suffixes. */
export type MessageKeyOf<T extends MessageTexts> = BaseKey<keyof T & string>;

type Trimmed<S extends string> = S extends ` ${infer Rest}` | `${infer Rest} ` ? Trimmed<Rest> : S;
type ParamName<S extends string> = S extends `${infer Name},${string}` ? Trimmed<Name> : Trimmed<S>;
type ParamNames<S extends string> = S extends `${string}{{${infer Inner}}}${infer Rest}`
  ? ParamName<Inner> | ParamNames<Rest>
  : never;

type PluralKey<T extends MessageTexts, K extends string> = Extract<keyof T & string, `${K}_${PluralSuffix}`>;
type NamesOf<T extends MessageTexts, K extends string> =
  | (K extends keyof T ? ParamNames<T[K]> : never)
  | (PluralKey<T, K> extends never ? never : ParamNames<T[PluralKey<T, K>]> | 'count');

/** The parameters of a text, by name; `count` selects the plural. */
export type MessageParams<T extends MessageTexts, K extends string> = {
  readonly [Name in NamesOf<T, K>]: Name extends 'count' ? number : string | number;
};

type TextArguments<T extends MessageTexts, K extends string> = [NamesOf<T, K>] extends [never]
  ? []
  : [params: MessageParams<T, K>];

/** Returns a text of one catalogue; a wrong key or a missing or misspelt parameter does not compile. */
export type TextFunction<T extends MessageTexts> = <K extends MessageKeyOf<T>>(
  key: K,
  ...params: TextArguments<T, K>
) => string;

/** The type of a translation of `T`: every key, `_other` of plurals, and the language's other forms. */
export type TranslationOf<T extends MessageTexts> = {
  readonly [
    K in keyof T & string as K extends `${string}_${PluralSuffix}`
      ? K extends `${string}_other`
        ? K
        : never
      : K
  ]: string;
} & {
  readonly [K in keyof T & string as K extends `${infer Base}_other` ? `${Base}_${PluralSuffix}` : never]?:
    | string
    | undefined;
};

/** Every language except English, which is the source and always available. */
export type TranslatedLanguage = Exclude<InterfaceLanguage, 'en'>;

/** Result of loading a translation. */
export type LoadedTranslation<Translation> = Translation | { readonly default: Translation };

/** The texts of one feature: English, and loaders for the other languages. */
export interface Catalogue<T extends MessageTexts = MessageTexts> {
  /** Unique in the shop, kebab-case. */
  readonly id: string;
  readonly en: T;
  /**
   * Loads a translation on first use, directly or as the `default` of a JSON module; a small catalogue that is always
   * needed can be given directly.
   */
  readonly load: Readonly<
    Record<TranslatedLanguage, TranslationOf<T> | (() => Promise<LoadedTranslation<TranslationOf<T>>>)>
  >;
}

/** Options of `createTranslator`. */
export interface TranslatorOptions {
  /** @default 'zh' */
  readonly language?: InterfaceLanguage | undefined;
  /** The host's own texts, by language and key. @default none */
  readonly overrides?: Partial<Record<InterfaceLanguage, MessageTexts>> | undefined;
  /** Derives a pseudo-locale from English, usually `toPseudo`, to show hard-coded texts. @default none */
  readonly pseudo?: ((text: string) => string) | undefined;
}

/** Provides texts in the current language, which can change without a reload. */
export interface Translator {
  readonly language: InterfaceLanguage;
  /** The BCP 47 tag for `lang` attributes and `Intl`. */
  readonly locale: string;
  /** The text function of a catalogue; stable until the language or a text changes. */
  textOf<T extends MessageTexts>(catalogue: Catalogue<T>): TextFunction<T>;
  /** Loads catalogues in the current language; loaded ones are shown even if another fails. */
  load(...catalogues: readonly Catalogue[]): Promise<void>;
  /** The catalogues used so far. */
  known(): readonly Catalogue[];
  /** Loads code, then the texts of the catalogues that it defines; rejects only where the code fails. */
  loadWith<T>(code: () => Promise<T>): Promise<T>;
  /** The texts of a catalogue in the current language; undefined if they are not loaded. */
  getTexts(id: string): MessageTexts | undefined;
  /** Adds texts that were loaded elsewhere, by catalogue, and changes to their language. */
  hydrate(language: InterfaceLanguage, texts: Readonly<Record<string, MessageTexts>>): void;
  /** True when the catalogue's texts of the current language are loaded; English is shown until then. */
  isLoaded<T extends MessageTexts>(catalogue: Catalogue<T>): boolean;
  /** Loads every catalogue in use, then changes the language; of several calls the last wins. */
  setLanguage(language: InterfaceLanguage): Promise<void>;
  /** Overrides texts of the catalogues. */
  override(language: InterfaceLanguage, texts: MessageTexts): void;
  /** Calls back after every change; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts changes of the language and of any text; that of one catalogue is seen by `textOf`. */
  readonly getVersion: () => number;
}
