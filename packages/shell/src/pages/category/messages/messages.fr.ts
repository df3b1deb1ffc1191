import type { TranslationOf } from '@pawlet/core/i18n';
import type { categoryTexts } from './messages.ts';

/** French texts of the category page. */
export const fr: TranslationOf<typeof categoryTexts> = {
  'category.rail': 'Catégories',
  'category.empty': 'Pas encore de catégorie',
  'category.toGoods': 'Voir les produits',
  'category.open': 'Tout voir : {{name}}',
  'category.noGoods': 'Rien ici pour l’instant',
};
