import type { TranslationOf } from '@pawlet/core/i18n';
import type { contactTexts } from './messages.ts';

/** Italian texts of the ways to reach the shop. */
export const it: TranslationOf<typeof contactTexts> = {
  'contact.call': 'Chiamaci',
  'contact.write': 'Scrivici un’e-mail',
  'contact.chat': 'Chatta con noi',
  'contact.hours': 'Orari di assistenza',
};
