import type { TranslationOf } from '@pawlet/core/i18n';
import type { demoTexts } from './messages.ts';

/** Spanish texts of a demo that everybody may look at. */
export const es: TranslationOf<typeof demoTexts> = {
  'demo.notice':
    'Esta tienda de demostración no vende nada. No introduzcas datos reales: cualquiera puede leerlos.',
};
