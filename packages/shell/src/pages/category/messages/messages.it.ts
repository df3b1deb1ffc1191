import type { TranslationOf } from '@pawlet/core/i18n';
import type { categoryTexts } from './messages.ts';

/** Italian texts of the category page. */
export const it: TranslationOf<typeof categoryTexts> = {
  'category.rail': 'Categorie',
  'category.empty': 'Ancora nessuna categoria',
  'category.toGoods': 'Scopri i prodotti',
  'category.open': 'Tutto in {{name}}',
  'category.noGoods': 'Ancora niente qui',
};
