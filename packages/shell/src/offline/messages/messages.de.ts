import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** German texts of what the mall says without a network, and of newer versions. */
export const de: TranslationOf<typeof offlineTexts> = {
  'update.there': 'Es gibt eine neue Version des Shops',
  'update.load': 'Neu laden',
  'update.later': 'Später',
};
