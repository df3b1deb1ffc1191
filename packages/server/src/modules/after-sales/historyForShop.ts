import { type Language, languages, type Localized } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';

/** Steps whose texts speak to the shopper; the others read the same for the shop. */
const steps = [
  'apply',
  'withdrawal',
  'approve',
  'return',
  'send',
  'receive',
  'revoke',
  'ask',
  'answer',
  'shop',
] as const;

/** Texts in every language are stored, because they are what the shopper was told: each names its step. */
const toKey = (text: (language: Language) => string) => JSON.stringify(languages.map(text));
const known = new Map(
  steps.map((step) => [toKey((language) => translate(language, `afterSales.log.${step}`)), step]),
);

/** A step of a request as the shop reads it: about the shopper, and not to them. */
export function describeForShop(text: Localized, language: Language): string {
  const step = known.get(toKey((one) => text[one]));
  return step === undefined ? text[language] : translate(language, `afterSales.forShop.${step}`);
}
