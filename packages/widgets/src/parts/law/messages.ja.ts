import type { TranslationOf } from '@pawlet/core/i18n';
import type { lawTexts } from './messages.ts';

/** Japanese texts of what law and custom of a country ask of the shop. */
export const ja: TranslationOf<typeof lawTexts> = {
  'law.taxIncluded': '税込',
  'law.taxNotAdded': '売上税の加算なし',
  'law.withdrawal': '契約の撤回',
  'law.withdrawalDays': '{{days}}日以内は契約を撤回できます',
  'law.withdraw': '契約を撤回する',
  'law.imprint': '運営者情報',
  'law.stored': 'Cookieと端末に保存する情報',
};
