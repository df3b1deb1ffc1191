export { timeZoneOf } from './countries.ts';
export { createFormatter } from './createFormatter.ts';
export type { Formatter, FormatterOptions } from './createFormatter.ts';
export { createTranslator } from './createTranslator.ts';
export { formatDate, formatDay, relativeTime } from './dates.ts';
export type { DateOptions, DateStyle } from './dates.ts';
export { declaredCatalogues, defineMessages } from './defineMessages.ts';
export { findCatalogueProblems } from './findCatalogueProblems.ts';
export {
  defaultLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
  toInterfaceLanguage,
  toLocale,
  toWireLanguage,
} from './languages.ts';
export type { InterfaceLanguage } from './languages.ts';
export { formatMoney, moneyParts } from './money.ts';
export { formatOnce } from './formatOnce.ts';
export type { MoneyOptions, MoneyPart } from './money.ts';
export { ownLanguageNames } from './ownLanguageNames.ts';
export { roundedCount } from './roundedCount.ts';
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
export { toPseudo } from './pseudo.ts';
