import type { TranslationOf } from '@pawlet/core/i18n';
import type { contactTexts } from './messages.ts';

/** French texts of the ways to reach the shop. */
export const fr: TranslationOf<typeof contactTexts> = {
  'contact.call': 'Nous appeler',
  'contact.write': 'Nous écrire par e-mail',
  'contact.chat': 'Discuter avec nous',
  'contact.hours': 'Horaires de contact',
};
