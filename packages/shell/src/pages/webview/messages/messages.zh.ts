import type { TranslationOf } from '@pawlet/core/i18n';
import type { webviewTexts } from './messages.ts';

/** Chinese texts of the page that shows other pages. */
export const zh: TranslationOf<typeof webviewTexts> = {
  'webview.leave': '即将离开商城',
  'webview.leaveText': '该页面由第三方提供：',
  'webview.open': '继续访问',
  'webview.refused': '无法在此打开该页面',
  'webview.refusedText': '该地址不属于本商城，也不在可信名单中',
  'webview.missing': '该地址没有页面',
  'webview.home': '去首页',
};
