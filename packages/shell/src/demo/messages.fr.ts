import type { TranslationOf } from '@pawlet/core/i18n';
import type { demoTexts } from './messages.ts';

/** French texts of a demo that everybody may look at. */
export const fr: TranslationOf<typeof demoTexts> = {
  'demo.notice':
    'Cette boutique de démonstration ne vend rien. N’y saisissez pas de vraies données : tout le monde peut les lire.',
};
