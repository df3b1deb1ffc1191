import type { TranslationOf } from '@pawlet/core/i18n';
import type { categoryTexts } from './messages.ts';

/** Chinese texts of the category page. */
export const zh: TranslationOf<typeof categoryTexts> = {
  'category.rail': '商品分类',
  'category.empty': '暂无分类',
  'category.toGoods': '去逛逛',
  'category.open': '查看“{{name}}”全部商品',
  'category.noGoods': '该分类下暂无商品',
};
