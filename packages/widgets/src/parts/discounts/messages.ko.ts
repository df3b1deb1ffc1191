import type { TranslationOf } from '@pawlet/core/i18n';
import type { discountCodeTexts } from './messages.ts';

/** Korean texts of the field for a discount code. */
export const ko: TranslationOf<typeof discountCodeTexts> = {
  'discountCode.label': '할인 코드',
  'discountCode.hint': '코드 입력',
  'discountCode.apply': '적용',
  'discountCode.remove': '할인 코드 {{code}} 제거',
};
