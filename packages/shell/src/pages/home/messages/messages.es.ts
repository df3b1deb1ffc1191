import type { TranslationOf } from '@pawlet/core/i18n';
import type { homeTexts } from './messages.ts';

/** Spanish texts of the home page. */
export const es: TranslationOf<typeof homeTexts> = {
  'home.search': 'Buscar productos',
  'home.banners': 'Ofertas y novedades',
  'home.notices': 'Avisos',
  'home.unread_one': 'Avisos, {{count}} sin leer',
  'home.unread_other': 'Avisos, {{count}} sin leer',
  'home.shortcuts': 'Accesos rápidos',
  'home.recommended': 'Recomendados',
  'home.hot': 'Los más vendidos',
  'home.fresh': 'Novedades',
  'home.newTag': 'NOVEDAD',
  'home.feed': 'Para ti',
  'home.rank': 'N.º {{rank}}',
  'home.offers': 'Ofertas por tiempo limitado',
  'home.offersEnd': 'Termina en',
  'home.until': 'Hasta el {{date}}',
  'home.from': 'Desde el {{date}}',
  'home.campaigns': 'Promociones',
  'home.scan': 'Escanear un código',
  'home.scanUnknown': 'Este código no pertenece a esta tienda',
};
