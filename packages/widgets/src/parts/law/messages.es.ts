import type { TranslationOf } from '@pawlet/core/i18n';
import type { lawTexts } from './messages.ts';

/** Spanish texts of what law and custom of a country ask of the shop. */
export const es: TranslationOf<typeof lawTexts> = {
  'law.taxIncluded': 'IVA incluido',
  'law.taxNotAdded': 'No se añade impuesto sobre las ventas',
  'law.withdrawal': 'Derecho de desistimiento',
  'law.withdrawalDays': 'Derecho de desistimiento de {{days}} días',
  'law.withdraw': 'Desistir del contrato aquí',
  'law.imprint': 'Aviso legal',
  'law.stored': 'Cookies y datos guardados',
};
