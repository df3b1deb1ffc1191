import type { TranslationOf } from '@pawlet/core/i18n';
import type { searchTexts } from './messages.ts';

/** Spanish texts of the search page. */
export const es: TranslationOf<typeof searchTexts> = {
  'search.placeholder': 'Buscar productos',
  'search.submit': 'Buscar',
  'search.history': 'Búsquedas recientes',
  'search.clear': 'Borrar',
  'search.clearConfirm': '¿Borrar todas las búsquedas recientes?',
  'search.remove': 'Eliminar «{{word}}»',
  'search.hot': 'Búsquedas populares',
  'search.suggestions': 'Sugerencias',
  'search.category': 'Categoría',
  'search.fill': 'Usar «{{word}}»',
};
