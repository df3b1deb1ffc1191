import type { TranslationOf } from '@pawlet/core/i18n';
import type { translationTexts } from './messages.ts';

/** French texts of translations. */
export const fr: TranslationOf<typeof translationTexts> = {
  'translation.translate': 'Traduire',
  'translation.by': 'Traduit par {{service}}',
  'translation.original': 'Afficher l’original',
  'translation.failed': 'La traduction n’a pas abouti',
  'translation.retry': 'Réessayer',
};
