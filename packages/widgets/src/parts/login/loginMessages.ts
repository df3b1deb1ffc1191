// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/login.json' with { type: 'json' };

/** The texts of `locales/en/login.json`, by what each has to hold. */
export type LoginTexts = {
  readonly 'login.title': string;
  readonly 'login.mobile': string;
  readonly 'login.mobileHint': string;
  readonly 'login.submit': string;
  readonly 'login.account': string;
  readonly 'login.accountHint': string;
  readonly 'login.password': string;
  readonly 'login.passwordHint': string;
  readonly 'login.logIn': string;
  readonly 'login.withPassword': string;
  readonly 'login.withCode': string;
  readonly 'login.agree': `${string}{{terms}}${string}{{privacy}}${string}`;
  readonly 'login.terms': string;
  readonly 'login.privacy': string;
  readonly 'login.newHint': string;
  readonly 'login.newEmailHint': string;
  readonly 'login.withEmailCode': string;
  readonly 'login.withMobileCode': string;
  readonly 'login.guestTitle': string;
  readonly 'login.guestLead': string;
  readonly 'login.guestHint': string;
  readonly 'login.guestSubmit': string;
  readonly 'login.agreeByGoingOn': `${string}{{terms}}${string}{{privacy}}${string}`;
  readonly 'login.withApp': string;
  readonly 'login.appFailed': string;
  readonly 'login.linkHint': string;
  readonly 'login.link': string;
  readonly 'login.otherWay': string;
  readonly 'login.linkSocialHint': string;
  readonly 'login.prefix': `${string}{{code}}${string}`;
  readonly 'login.chooseCountry': string;
  readonly 'login.searchCountry': string;
  readonly 'login.noCountry': string;
  readonly 'login.email': string;
  readonly 'login.emailHint': string;
  readonly 'login.username': string;
  readonly 'login.usernameHint': string;
  readonly 'login.newPassword': string;
  readonly 'login.newPasswordHint': string;
  readonly 'login.register': string;
  readonly 'login.registerTitle': string;
  readonly 'login.resetTitle': string;
  readonly 'login.resetHint': string;
  readonly 'login.setPassword': string;
  readonly 'login.passwordSet': string;
  readonly 'login.toRegister': string;
  readonly 'login.forgot': string;
  readonly 'login.otherWays': string;
  readonly 'login.wayChoice': string;
  readonly 'login.passwordWay': string;
  readonly 'login.codeWay': string;
  readonly 'login.app': string;
  readonly 'login.wechat': string;
  readonly 'login.withWechat': string;
  readonly 'login.sandbox': string;
  readonly 'login.withSandbox': string;
};

/** The texts of `locales/<language>/login.json`. */
export const loginMessages = defineMessages<LoginTexts>('login', {
  en: en as LoginTexts,
  load: {
    zh: () => import('../../../locales/zh/login.json'),
    ja: () => import('../../../locales/ja/login.json'),
    fr: () => import('../../../locales/fr/login.json'),
    de: () => import('../../../locales/de/login.json'),
    it: () => import('../../../locales/it/login.json'),
    es: () => import('../../../locales/es/login.json'),
    ko: () => import('../../../locales/ko/login.json'),
  },
});
