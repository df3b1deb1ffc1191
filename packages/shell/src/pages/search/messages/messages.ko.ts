import type { TranslationOf } from '@pawlet/core/i18n';
import type { searchTexts } from './messages.ts';

/** Korean texts of the search page. */
export const ko: TranslationOf<typeof searchTexts> = {
  'search.placeholder': '상품 검색',
  'search.submit': '검색',
  'search.history': '최근 검색어',
  'search.clear': '전체 삭제',
  'search.clearConfirm': '최근 검색어를 모두 삭제할까요?',
  'search.remove': '‘{{word}}’ 삭제',
  'search.hot': '인기 검색어',
  'search.suggestions': '추천 검색어',
  'search.category': '카테고리',
  'search.fill': '‘{{word}}’ 입력',
};
