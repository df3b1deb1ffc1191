import type { TranslationOf } from '@pawlet/core/i18n';
import type { discountCodeTexts } from './messages.ts';

/** Chinese texts of the field for a discount code. */
export const zh: TranslationOf<typeof discountCodeTexts> = {
  'discountCode.label': '优惠码',
  'discountCode.hint': '输入优惠码',
  'discountCode.apply': '使用',
  'discountCode.remove': '移除优惠码 {{code}}',
};
