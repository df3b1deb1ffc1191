import type { TranslationOf } from '@pawlet/core/i18n';
import type { translationTexts } from './messages.ts';

/** Italian texts of translations. */
export const it: TranslationOf<typeof translationTexts> = {
  'translation.translate': 'Traduci',
  'translation.by': 'Tradotto da {{service}}',
  'translation.original': 'Mostra l’originale',
  'translation.failed': 'Traduzione non riuscita',
  'translation.retry': 'Riprova',
};
