import type { TranslationOf } from '@pawlet/core/i18n';
import type { discountCodeTexts } from './messages.ts';

/** Spanish texts of the field for a discount code. */
export const es: TranslationOf<typeof discountCodeTexts> = {
  'discountCode.label': 'Código de descuento',
  'discountCode.hint': 'Tu código',
  'discountCode.apply': 'Aplicar',
  'discountCode.remove': 'Quitar el código {{code}}',
};
