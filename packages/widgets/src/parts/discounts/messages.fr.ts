import type { TranslationOf } from '@pawlet/core/i18n';
import type { discountCodeTexts } from './messages.ts';

/** French texts of the field for a discount code. */
export const fr: TranslationOf<typeof discountCodeTexts> = {
  'discountCode.label': 'Code promo',
  'discountCode.hint': 'Votre code',
  'discountCode.apply': 'Appliquer',
  'discountCode.remove': 'Retirer le code {{code}}',
};
