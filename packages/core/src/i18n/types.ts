import type { InterfaceLanguage } from './languages.ts';

/** The texts of a catalogue by flat key; plurals have i18next's suffixes (`_one`, `_other` ...). */
export type MessageTexts = Readonly<Record<string, string>>;

/** i18next's plural suffixes, after CLDR. */
export type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type BaseKey<K extends string> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

/** The keys to ask for: plural suffixes taken off. */
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

/** The parameters of a text, by name; `count` chooses the plural. */
export type MessageParams<T extends MessageTexts, K extends string> = {
  readonly [Name in NamesOf<T, K>]: Name extends 'count' ? number : string | number;
};

type TextArguments<T extends MessageTexts, K extends string> = [NamesOf<T, K>] extends [never]
  ? []
  : [params: MessageParams<T, K>];

/** Gives a text of one catalogue; a wrong key and a missing or misspelt parameter do not compile. */
export type TextFunction<T extends MessageTexts> = <K extends MessageKeyOf<T>>(
  key: K,
  ...params: TextArguments<T, K>
) => string;

/** The shape of a translation of `T`: every key; of plurals `_other`, and what else the language needs. */
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
    string | undefined;
};

/** Every language but English, which is the source and always there. */
export type TranslatedLanguage = Exclude<InterfaceLanguage, 'en'>;

/** What loading a translation answers. */
export type LoadedTranslation<Translation> = Translation | { readonly default: Translation };

/** The texts of one feature: English, and where the other languages come from. */
export interface Catalogue<T extends MessageTexts = MessageTexts> {
  /** Unique in the shop, kebab-case. */
  readonly id: string;
  readonly en: T;
  /**
   * Loads a translation when it is first wanted, as it is or as the `default` of a module of JSON; a catalogue that is small
   * and always needed may stand here itself.
   */
  readonly load: Readonly<
    Record<TranslatedLanguage, TranslationOf<T> | (() => Promise<LoadedTranslation<TranslationOf<T>>>)>
  >;
}

/** What `createTranslator` takes. */
export interface TranslatorOptions {
  /** @default 'zh' */
  readonly language?: InterfaceLanguage | undefined;
  /** The host's own words, by language and key. @default none */
  readonly overrides?: Partial<Record<InterfaceLanguage, MessageTexts>> | undefined;
  /** Makes a pseudo-locale of English, as a rule `toPseudo`: what is not in a catalogue shows. @default none */
  readonly pseudo?: ((text: string) => string) | undefined;
}

/** Gives texts in the current language, which changes without a reload. */
export interface Translator {
  readonly language: InterfaceLanguage;
  /** The BCP 47 tag for `lang` attributes and `Intl`. */
  readonly locale: string;
  /** The text function of a catalogue; stable until the language or a text changes. */
  textOf<T extends MessageTexts>(catalogue: Catalogue<T>): TextFunction<T>;
  /** Loads catalogues in the current language; what arrives is shown, even if another one fails. */
  load(...catalogues: readonly Catalogue[]): Promise<void>;
  /** Loads the catalogues whose texts were asked for until now: what a first rendering on a server has found missing. */
  loadKnown(): Promise<void>;
  /** The texts that have been loaded in the current language, by catalogue; none in English, which is there anyway. */
  getTexts(): Readonly<Record<string, MessageTexts>>;
  /** Takes over texts in the current language that were loaded elsewhere, by catalogue. */
  putTexts(texts: Readonly<Record<string, MessageTexts>>): void;
  /** True when the catalogue has its texts of the current language; English is shown until then. */
  isLoaded<T extends MessageTexts>(catalogue: Catalogue<T>): boolean;
  /** Loads every catalogue in use, then changes the language; of several calls the last wins. */
  setLanguage(language: InterfaceLanguage): Promise<void>;
  /** Puts the host's words over the catalogues'. */
  override(language: InterfaceLanguage, texts: MessageTexts): void;
  /** Calls back after every change; answers the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Counts the changes, for `useSyncExternalStore`. */
  getVersion(): number;
}
