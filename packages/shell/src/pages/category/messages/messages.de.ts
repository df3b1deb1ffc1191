import type { TranslationOf } from '@pawlet/core/i18n';
import type { categoryTexts } from './messages.ts';

/** German texts of the category page. */
export const de: TranslationOf<typeof categoryTexts> = {
  'category.rail': 'Kategorien',
  'category.empty': 'Noch keine Kategorien',
  'category.toGoods': 'Produkte ansehen',
  'category.open': 'Alles in {{name}}',
  'category.noGoods': 'Hier gibt es noch nichts',
};
