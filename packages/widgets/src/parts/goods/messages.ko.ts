import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsTexts } from './messages.ts';

/** Korean texts of product cards and of the sheet that chooses a variant. */
export const ko: TranslationOf<typeof goodsTexts> = {
  'goods.from': '{{price}}부터',
  'goods.sold_other': '{{amount}}개 판매',
  'goods.soldOut': '품절',
  'goods.add': '‘{{title}}’ 장바구니에 담기',
  'goods.selected': '선택: {{values}}',
  'goods.choose': '{{groups}} 옵션을 선택해 주세요',
  'goods.chooseVariant': '옵션 선택',
  'goods.enlarge': '이미지 확대',
  'goods.inStock': '재고 있음',
  'goods.onlyLeft_other': '{{count}}개 남음',
  'goods.quantity': '수량',
  'goods.limit_other': '1인당 최대 {{count}}개',
  'goods.minimum_other': '{{count}}개부터 구매 가능',
  'goods.addToCart': '장바구니 담기',
  'goods.buyNow': '바로 구매',
  'goods.confirm': '확인',
  'goods.added': '장바구니에 담았습니다',
  'goods.toCart': '장바구니 보기',
  'goods.offShelf': '판매가 종료된 상품입니다',
  'goods.incompatible': '{{value}}(현재 선택과 함께 고를 수 없음)',
  'goods.soldOutValue': '{{value}}(품절)',
  'goods.findSimilar': '비슷한 상품 보기',
};
