import type { TranslationOf } from '@pawlet/core/i18n';
import type { searchTexts } from './messages.ts';

/** Japanese texts of the search page. */
export const ja: TranslationOf<typeof searchTexts> = {
  'search.placeholder': '商品を検索',
  'search.submit': '検索',
  'search.history': '検索履歴',
  'search.clear': 'すべて削除',
  'search.clearConfirm': '検索履歴をすべて削除しますか？',
  'search.remove': '「{{word}}」を削除',
  'search.hot': '人気の検索',
  'search.suggestions': '検索候補',
  'search.category': 'カテゴリー',
  'search.fill': '「{{word}}」を入力',
};
