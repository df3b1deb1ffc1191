import type { TranslationOf } from '@pawlet/core/i18n';
import type { searchTexts } from './messages.ts';

/** French texts of the search page. */
export const fr: TranslationOf<typeof searchTexts> = {
  'search.placeholder': 'Rechercher',
  'search.submit': 'Rechercher',
  'search.history': 'Recherches récentes',
  'search.clear': 'Effacer',
  'search.clearConfirm': 'Effacer toutes les recherches récentes ?',
  'search.remove': 'Supprimer « {{word}} »',
  'search.hot': 'Recherches populaires',
  'search.suggestions': 'Suggestions',
  'search.category': 'Catégorie',
  'search.fill': 'Reprendre « {{word}} »',
};
