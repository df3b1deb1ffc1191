import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** Italian texts of what the mall says without a network, and of newer versions. */
export const it: TranslationOf<typeof offlineTexts> = {
  'update.there': 'È disponibile una nuova versione del negozio',
  'update.load': 'Ricarica',
  'update.later': 'Più tardi',
};
