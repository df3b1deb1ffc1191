import type { TranslationOf } from '@pawlet/core/i18n';
import type { categoryTexts } from './messages.ts';

/** Korean texts of the category page. */
export const ko: TranslationOf<typeof categoryTexts> = {
  'category.rail': '카테고리',
  'category.empty': '아직 카테고리가 없습니다',
  'category.toGoods': '상품 둘러보기',
  'category.open': '{{name}} 전체 보기',
  'category.noGoods': '아직 상품이 없습니다',
};
