import type { TranslationOf } from '@pawlet/core/i18n';
import type { searchTexts } from './messages.ts';

/** Italian texts of the search page. */
export const it: TranslationOf<typeof searchTexts> = {
  'search.placeholder': 'Cerca prodotti',
  'search.submit': 'Cerca',
  'search.history': 'Ricerche recenti',
  'search.clear': 'Cancella',
  'search.clearConfirm': 'Cancellare tutte le ricerche recenti?',
  'search.remove': 'Elimina «{{word}}»',
  'search.hot': 'Ricerche popolari',
  'search.suggestions': 'Suggerimenti',
  'search.category': 'Categoria',
  'search.fill': 'Usa «{{word}}»',
};
