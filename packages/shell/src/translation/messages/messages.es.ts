import type { TranslationOf } from '@pawlet/core/i18n';
import type { translationTexts } from './messages.ts';

/** Spanish texts of translations. */
export const es: TranslationOf<typeof translationTexts> = {
  'translation.translate': 'Traducir',
  'translation.by': 'Traducido por {{service}}',
  'translation.original': 'Ver original',
  'translation.failed': 'No se ha podido traducir',
  'translation.retry': 'Reintentar',
};
