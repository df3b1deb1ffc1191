import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsListTexts } from './messages.ts';

/** Korean texts of goods lists. */
export const ko: TranslationOf<typeof goodsListTexts> = {
  'goodsList.sortLabel': '정렬',
  'goodsList.default': '추천순',
  'goodsList.sales': '판매순',
  'goodsList.price': '가격',
  'goodsList.fresh': '신상품',
  'goodsList.filter': '필터',
  'goodsList.oneColumn': '1열로 보기',
  'goodsList.twoColumns': '2열로 보기',
  'goodsList.priceFrom': '최저가',
  'goodsList.priceTo': '최고가',
  'goodsList.priceRange': '가격대',
  'goodsList.brand': '브랜드',
  'goodsList.reset': '초기화',
  'goodsList.apply': '결과 보기',
  'goodsList.empty': '검색 결과가 없습니다',
  'goodsList.emptyHint': '더 짧거나 다른 검색어로 시도해 보세요',
  'goodsList.changeSearch': '검색어 바꾸기',
  'goodsList.hotWords': '인기 검색어',
  'goodsList.emptyPlace': '아직 상품이 없습니다',
  'goodsList.toAll': '전체 상품 보기',
  'goodsList.emptyFilter': '조건에 맞는 상품이 없습니다',
  'goodsList.resetFilter': '필터 해제',
  'goodsList.recommended': '추천 상품',
  'goodsList.total_other': '상품 {{count}}개',
  'goodsList.ascending': '오름차순',
  'goodsList.descending': '내림차순',
  'goodsList.priceOrder': '최저가는 최고가보다 클 수 없습니다',
};
