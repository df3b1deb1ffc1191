import type { TranslationOf } from '@pawlet/core/i18n';
import type { searchTexts } from './messages.ts';

/** German texts of the search page. */
export const de: TranslationOf<typeof searchTexts> = {
  'search.placeholder': 'Produkte suchen',
  'search.submit': 'Suchen',
  'search.history': 'Letzte Suchen',
  'search.clear': 'Löschen',
  'search.clearConfirm': 'Alle letzten Suchen löschen?',
  'search.remove': '„{{word}}“ löschen',
  'search.hot': 'Beliebte Suchen',
  'search.suggestions': 'Vorschläge',
  'search.category': 'Kategorie',
  'search.fill': '„{{word}}“ übernehmen',
};
