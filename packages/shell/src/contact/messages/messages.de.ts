import type { TranslationOf } from '@pawlet/core/i18n';
import type { contactTexts } from './messages.ts';

/** German texts of the ways to reach the shop. */
export const de: TranslationOf<typeof contactTexts> = {
  'contact.call': 'Anrufen',
  'contact.write': 'E-Mail schreiben',
  'contact.chat': 'Chat starten',
  'contact.hours': 'Servicezeiten',
};
