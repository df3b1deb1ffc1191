import type { TranslationOf } from '@pawlet/core/i18n';
import type { pointsPagesTexts } from './messages.ts';

/** German texts of the pages of points. */
export const de: TranslationOf<typeof pointsPagesTexts> = {
  'pointsPages.latest': 'Zuletzt',
  'pointsPages.all': 'Alle',
  'pointsPages.entryGone': 'Diese Punktebewegung wurde nicht gefunden',
  'pointsPages.entryGoneText': 'Vielleicht gehört sie zu einem anderen Konto',
  'pointsPages.before': 'Punkte davor',
  'pointsPages.after': 'Punkte danach',
  'pointsPages.kinds': 'Prämien nach Art',
};
