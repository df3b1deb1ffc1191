import type { TranslationOf } from '@pawlet/core/i18n';
import type { searchTexts } from './messages.ts';

/** Chinese texts of the search page. */
export const zh: TranslationOf<typeof searchTexts> = {
  'search.placeholder': '搜索商品',
  'search.submit': '搜索',
  'search.history': '搜索历史',
  'search.clear': '清空',
  'search.clearConfirm': '确定要清空搜索历史吗？',
  'search.remove': '删除“{{word}}”',
  'search.hot': '热门搜索',
  'search.suggestions': '搜索建议',
  'search.category': '分类',
  'search.fill': '填入“{{word}}”',
};
