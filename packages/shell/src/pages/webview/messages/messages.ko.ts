import type { TranslationOf } from '@pawlet/core/i18n';
import type { webviewTexts } from './messages.ts';

/** Korean texts of the page that shows other pages. */
export const ko: TranslationOf<typeof webviewTexts> = {
  'webview.leave': '쇼핑몰을 벗어납니다',
  'webview.leaveText': '다른 곳에서 제공하는 페이지입니다:',
  'webview.open': '페이지 열기',
  'webview.refused': '이 페이지는 여기에서 열 수 없습니다',
  'webview.refusedText': '쇼핑몰의 주소도, 신뢰하는 주소도 아닙니다.',
  'webview.missing': '이 주소에는 페이지가 없습니다',
  'webview.home': '홈으로',
};
