import type { TranslationOf } from '@pawlet/core/i18n';
import type { categoryTexts } from './messages.ts';

/** Spanish texts of the category page. */
export const es: TranslationOf<typeof categoryTexts> = {
  'category.rail': 'Categorías',
  'category.empty': 'Aún no hay categorías',
  'category.toGoods': 'Ver productos',
  'category.open': 'Todo en {{name}}',
  'category.noGoods': 'Aún no hay nada aquí',
};
