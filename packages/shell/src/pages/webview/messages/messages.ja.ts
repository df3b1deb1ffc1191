import type { TranslationOf } from '@pawlet/core/i18n';
import type { webviewTexts } from './messages.ts';

/** Japanese texts of the page that shows other pages. */
export const ja: TranslationOf<typeof webviewTexts> = {
  'webview.leave': 'ショップから移動します',
  'webview.leaveText': 'このページは第三者が提供しています：',
  'webview.open': 'ページを開く',
  'webview.refused': 'このページはここでは開けません',
  'webview.refusedText': 'このショップのアドレスでも、信頼できるアドレスでもありません。',
  'webview.missing': 'このアドレスにページはありません',
  'webview.home': 'ホームへ',
};
