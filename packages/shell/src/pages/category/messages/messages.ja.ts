import type { TranslationOf } from '@pawlet/core/i18n';
import type { categoryTexts } from './messages.ts';

/** Japanese texts of the category page. */
export const ja: TranslationOf<typeof categoryTexts> = {
  'category.rail': 'カテゴリー',
  'category.empty': 'カテゴリーはまだありません',
  'category.toGoods': '商品を見る',
  'category.open': '「{{name}}」をすべて見る',
  'category.noGoods': '商品はまだありません',
};
