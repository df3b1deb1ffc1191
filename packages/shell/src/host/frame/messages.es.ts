import type { TranslationOf } from '@pawlet/core/i18n';
import type { frameTexts } from './messages.ts';

/** Spanish texts of pages that stand in the frame of another site. */
export const es: TranslationOf<typeof frameTexts> = {
  'frame.refused': 'No se puede comprar en esta ventana',
  'frame.refusedText':
    'El sitio que muestra la tienda no se ha identificado. Por tu seguridad, compra en la propia tienda.',
  'frame.openShop': 'Abrir la tienda',
};
