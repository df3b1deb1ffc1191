import type { TranslationOf } from '@pawlet/core/i18n';
import type { lawTexts } from './messages.ts';

/** German texts of what law and custom of a country ask of the shop. */
export const de: TranslationOf<typeof lawTexts> = {
  'law.taxIncluded': 'inkl. MwSt.',
  'law.taxNotAdded': 'Es kommt keine Verkaufssteuer hinzu',
  'law.withdrawal': 'Widerrufsrecht',
  'law.withdrawalDays': '{{days}} Tage Widerrufsrecht',
  'law.withdraw': 'Vertrag widerrufen',
  'law.imprint': 'Impressum',
  'law.stored': 'Cookies und gespeicherte Daten',
};
