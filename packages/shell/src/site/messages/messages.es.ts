import type { TranslationOf } from '@pawlet/core/i18n';
import type { siteTexts } from './messages.ts';

/** Spanish texts of what stands around the pages of a wide window. */
export const es: TranslationOf<typeof siteTexts> = {
  'site.header': 'Tienda',
  'site.allGoods': 'Todos los productos',
  'site.account': 'Mi cuenta',
  'site.overview': 'Resumen',
  'site.shop': 'Tienda',
  'site.service': 'Atención al cliente',
  'site.company': 'Sobre nosotros',
};
