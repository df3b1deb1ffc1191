import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** Spanish texts of what the mall says without a network, and of newer versions. */
export const es: TranslationOf<typeof offlineTexts> = {
  'update.there': 'Hay una nueva versión de la tienda',
  'update.load': 'Recargar',
  'update.later': 'Más tarde',
};
