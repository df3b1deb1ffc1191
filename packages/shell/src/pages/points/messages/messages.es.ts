import type { TranslationOf } from '@pawlet/core/i18n';
import type { pointsPagesTexts } from './messages.ts';

/** Spanish texts of the pages of points. */
export const es: TranslationOf<typeof pointsPagesTexts> = {
  'pointsPages.latest': 'Últimos movimientos',
  'pointsPages.all': 'Todos',
  'pointsPages.entryGone': 'No se ha encontrado este movimiento',
  'pointsPages.entryGoneText': 'Puede que pertenezca a otra cuenta',
  'pointsPages.before': 'Puntos antes',
  'pointsPages.after': 'Puntos después',
  'pointsPages.kinds': 'Premios por tipo',
};
