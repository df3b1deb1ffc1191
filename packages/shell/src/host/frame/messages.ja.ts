import type { TranslationOf } from '@pawlet/core/i18n';
import type { frameTexts } from './messages.ts';

/** Japanese texts of pages that stand in the frame of another site. */
export const ja: TranslationOf<typeof frameTexts> = {
  'frame.refused': 'この画面ではご購入いただけません',
  'frame.refusedText':
    'ショップを埋め込んでいるサイトを確認できませんでした。安全のため、ショップを開いてご購入ください',
  'frame.openShop': 'ショップを開く',
};
