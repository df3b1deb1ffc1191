// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/diagnostics.json' with { type: 'json' };

/** The texts of `locales/en/diagnostics.json`, by what each has to hold. */
export type DiagnosticsTexts = {
  readonly 'diagnostics.title': string;
  readonly 'diagnostics.connecting': string;
  readonly 'diagnostics.connectingText': string;
  readonly 'diagnostics.connected': string;
  readonly 'diagnostics.connectedText': string;
  readonly 'diagnostics.oneWay': string;
  readonly 'diagnostics.oneWayText': string;
  readonly 'diagnostics.noHost': string;
  readonly 'diagnostics.noHostText': string;
  readonly 'diagnostics.failed': string;
  readonly 'diagnostics.failedText': string;
  readonly 'diagnostics.newerText': string;
  readonly 'diagnostics.transport': string;
  readonly 'diagnostics.noTransport': string;
  readonly 'diagnostics.shopVersion': string;
  readonly 'diagnostics.minimum': string;
  readonly 'diagnostics.context': string;
  readonly 'diagnostics.noContext': string;
  readonly 'diagnostics.platform': string;
  readonly 'diagnostics.language': string;
  readonly 'diagnostics.country': string;
  readonly 'diagnostics.appVersion': string;
  readonly 'diagnostics.build': string;
  readonly 'diagnostics.theme': string;
  readonly 'diagnostics.appearance': string;
  readonly 'diagnostics.fontScale': string;
  readonly 'diagnostics.safeArea': string;
  readonly 'diagnostics.token': string;
  readonly 'diagnostics.hidden': `${string}{{length}}${string}`;
  readonly 'diagnostics.expiresIn': string;
  readonly 'diagnostics.none': string;
  readonly 'diagnostics.unreadable': string;
  readonly 'diagnostics.calls': string;
  readonly 'diagnostics.callsText': string;
  readonly 'diagnostics.byApp': string;
  readonly 'diagnostics.byBrowser': string;
  readonly 'diagnostics.byNobody': string;
  readonly 'diagnostics.gateOpen': string;
  readonly 'diagnostics.gateTooOld': string;
  readonly 'diagnostics.gateUnknown': string;
  readonly 'diagnostics.gateNotGated': string;
  readonly 'diagnostics.call': string;
  readonly 'diagnostics.callName': `${string}{{name}}${string}`;
  readonly 'diagnostics.running': string;
  readonly 'diagnostics.sent': string;
  readonly 'diagnostics.empty': string;
  readonly 'diagnostics.messages': string;
  readonly 'diagnostics.noMessages': string;
  readonly 'diagnostics.received': string;
  readonly 'diagnostics.said': string;
};

/** The texts of `locales/<language>/diagnostics.json`. */
export const diagnosticsMessages = defineMessages<DiagnosticsTexts>('diagnostics', {
  en: en as DiagnosticsTexts,
  load: {
    zh: () => import('../../../locales/zh/diagnostics.json'),
    ja: () => import('../../../locales/ja/diagnostics.json'),
    fr: () => import('../../../locales/fr/diagnostics.json'),
    de: () => import('../../../locales/de/diagnostics.json'),
    it: () => import('../../../locales/it/diagnostics.json'),
    es: () => import('../../../locales/es/diagnostics.json'),
    ko: () => import('../../../locales/ko/diagnostics.json'),
  },
});
