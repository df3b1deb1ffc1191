import type { TranslationOf } from '@pawlet/core/i18n';
import type { frameTexts } from './messages.ts';

/** French texts of pages that stand in the frame of another site. */
export const fr: TranslationOf<typeof frameTexts> = {
  'frame.refused': 'Achat impossible dans cette fenêtre',
  'frame.refusedText':
    'Nous ne savons pas quel site affiche ici la boutique. Pour votre sécurité, achetez directement dans la boutique.',
  'frame.openShop': 'Ouvrir la boutique',
};
