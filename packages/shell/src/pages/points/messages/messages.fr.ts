import type { TranslationOf } from '@pawlet/core/i18n';
import type { pointsPagesTexts } from './messages.ts';

/** French texts of the pages of points. */
export const fr: TranslationOf<typeof pointsPagesTexts> = {
  'pointsPages.latest': 'Derniers mouvements',
  'pointsPages.all': 'Tout voir',
  'pointsPages.entryGone': 'Ce mouvement est introuvable',
  'pointsPages.entryGoneText': 'Il appartient peut-être à un autre compte',
  'pointsPages.before': 'Points avant',
  'pointsPages.after': 'Points après',
  'pointsPages.kinds': 'Cadeaux par type',
};
