import type { TranslationOf } from '@pawlet/core/i18n';
import type { frameTexts } from './messages.ts';

/** French texts of pages that stand in the frame of another site. */
export const fr: TranslationOf<typeof frameTexts> = {
  'frame.refused': 'Achat impossible dans cette fenêtre',
  'frame.refusedText':
    'Le site qui affiche la boutique ne s’est pas identifié. Pour votre sécurité, achetez dans la boutique elle-même',
  'frame.openShop': 'Ouvrir la boutique',
};
