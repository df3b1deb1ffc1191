import type { TranslationOf } from '@pawlet/core/i18n';
import type { pointsPagesTexts } from './messages.ts';

/** Italian texts of the pages of points. */
export const it: TranslationOf<typeof pointsPagesTexts> = {
  'pointsPages.latest': 'Ultimi movimenti',
  'pointsPages.all': 'Tutti',
  'pointsPages.entryGone': 'Questo movimento non è stato trovato',
  'pointsPages.entryGoneText': 'Forse appartiene a un altro account',
  'pointsPages.before': 'Punti prima',
  'pointsPages.after': 'Punti dopo',
  'pointsPages.kinds': 'Premi per tipo',
};
