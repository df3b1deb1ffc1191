export { defineMessages } from './defineMessages.ts';
export {
  defaultLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
  ownLanguageNames,
  toInterfaceLanguage,
  toLocale,
  toWireLanguage,
} from './languages.ts';
export type { InterfaceLanguage } from './languages.ts';
export type {
  Catalogue,
  MessageKeyOf,
  MessageParams,
  MessageTexts,
  PluralSuffix,
  TextFunction,
  TranslatedLanguage,
  TranslationOf,
  Translator,
  TranslatorOptions,
} from './types.ts';
