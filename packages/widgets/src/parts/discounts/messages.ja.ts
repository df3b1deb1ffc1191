import type { TranslationOf } from '@pawlet/core/i18n';
import type { discountCodeTexts } from './messages.ts';

/** Japanese texts of the field for a discount code. */
export const ja: TranslationOf<typeof discountCodeTexts> = {
  'discountCode.label': '割引コード',
  'discountCode.hint': 'コード',
  'discountCode.apply': '適用',
  'discountCode.remove': '割引コード {{code}} を外す',
};
