// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/webview.json' with { type: 'json' };

/** The texts of `locales/en/webview.json`, by what each has to hold. */
export type WebviewTexts = {
  readonly 'webview.leave': string;
  readonly 'webview.leaveText': string;
  readonly 'webview.open': string;
  readonly 'webview.refused': string;
  readonly 'webview.refusedText': string;
  readonly 'webview.missing': string;
  readonly 'webview.home': string;
};

/** The texts of `locales/<language>/webview.json`. */
export const webviewMessages = defineMessages<WebviewTexts>('webview', {
  en,
  load: {
    zh: () => import('../../../locales/zh/webview.json'),
    ja: () => import('../../../locales/ja/webview.json'),
    fr: () => import('../../../locales/fr/webview.json'),
    de: () => import('../../../locales/de/webview.json'),
    it: () => import('../../../locales/it/webview.json'),
    es: () => import('../../../locales/es/webview.json'),
    ko: () => import('../../../locales/ko/webview.json'),
  },
});
