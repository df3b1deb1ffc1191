import type { TranslationOf } from '@pawlet/core/i18n';
import type { translationTexts } from './messages.ts';

/** German texts of translations. */
export const de: TranslationOf<typeof translationTexts> = {
  'translation.translate': 'Übersetzen',
  'translation.by': 'Übersetzt von {{service}}',
  'translation.original': 'Original anzeigen',
  'translation.failed': 'Das konnte gerade nicht übersetzt werden',
  'translation.retry': 'Erneut versuchen',
};
