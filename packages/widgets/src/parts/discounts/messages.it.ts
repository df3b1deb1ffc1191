import type { TranslationOf } from '@pawlet/core/i18n';
import type { discountCodeTexts } from './messages.ts';

/** Italian texts of the field for a discount code. */
export const it: TranslationOf<typeof discountCodeTexts> = {
  'discountCode.label': 'Codice sconto',
  'discountCode.hint': 'Il tuo codice',
  'discountCode.apply': 'Applica',
  'discountCode.remove': 'Rimuovi il codice {{code}}',
};
