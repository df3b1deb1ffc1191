import type { TranslationOf } from '@pawlet/core/i18n';
import type { demoTexts } from './messages.ts';

/** Chinese texts of a demo that everybody may look at. */
export const zh: TranslationOf<typeof demoTexts> = {
  'demo.notice': '此演示商城不会真正销售商品。请勿填写真实信息，任何人都能看到。',
};
