import type { TranslationOf } from '@pawlet/core/i18n';
import type { frameTexts } from './messages.ts';

/** Korean texts of pages that stand in the frame of another site. */
export const ko: TranslationOf<typeof frameTexts> = {
  'frame.refused': '이 창에서는 구매할 수 없습니다',
  'frame.refusedText':
    '쇼핑몰을 표시하는 사이트의 신원을 확인할 수 없습니다. 안전을 위해 쇼핑몰에서 직접 구매해 주세요',
  'frame.openShop': '쇼핑몰 열기',
};
