import type { TranslationOf } from '@pawlet/core/i18n';
import type { contactTexts } from './messages.ts';

/** Spanish texts of the ways to reach the shop. */
export const es: TranslationOf<typeof contactTexts> = {
  'contact.call': 'Llámanos',
  'contact.write': 'Escríbenos',
  'contact.chat': 'Chatea con nosotros',
  'contact.hours': 'Horario de atención',
};
