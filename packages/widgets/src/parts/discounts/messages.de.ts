import type { TranslationOf } from '@pawlet/core/i18n';
import type { discountCodeTexts } from './messages.ts';

/** German texts of the field for a discount code. */
export const de: TranslationOf<typeof discountCodeTexts> = {
  'discountCode.label': 'Rabattcode',
  'discountCode.hint': 'Dein Code',
  'discountCode.apply': 'Anwenden',
  'discountCode.remove': 'Code {{code}} entfernen',
};
