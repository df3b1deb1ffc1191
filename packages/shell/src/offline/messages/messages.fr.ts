import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** French texts of what the mall says without a network, and of newer versions. */
export const fr: TranslationOf<typeof offlineTexts> = {
  'update.there': 'Une nouvelle version de la boutique est disponible',
  'update.load': 'Actualiser',
  'update.later': 'Plus tard',
};
