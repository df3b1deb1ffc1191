import type { TranslationOf } from '@pawlet/core/i18n';
import type { contactTexts } from './messages.ts';

/** Japanese texts of the ways to reach the shop. */
export const ja: TranslationOf<typeof contactTexts> = {
  'contact.call': '電話で問い合わせる',
  'contact.write': 'メールで問い合わせる',
  'contact.chat': 'チャットで問い合わせる',
  'contact.hours': '受付時間',
};
