import type { TranslationOf } from '@pawlet/core/i18n';
import type { demoTexts } from './messages.ts';

/** Korean texts of a demo that everybody may look at. */
export const ko: TranslationOf<typeof demoTexts> = {
  'demo.notice':
    '이 데모 쇼핑몰은 상품을 판매하지 않습니다. 입력한 내용은 누구나 볼 수 있으니 실제 개인정보는 입력하지 말아 주세요.',
};
