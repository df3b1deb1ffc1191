// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/withdraw.json' with { type: 'json' };

/** The texts of `locales/en/withdraw.json`, by what each has to hold. */
export type WithdrawTexts = {
  readonly 'withdraw.intro': string;
  readonly 'withdraw.name': string;
  readonly 'withdraw.number': string;
  readonly 'withdraw.numberHint': string;
  readonly 'withdraw.email': string;
  readonly 'withdraw.emailHint': string;
  readonly 'withdraw.items': string;
  readonly 'withdraw.details': string;
  readonly 'withdraw.detailsHint': string;
  readonly 'withdraw.include': `${string}{{title}}${string}`;
  readonly 'withdraw.quantity': `${string}{{title}}${string}`;
  readonly 'withdraw.next': string;
  readonly 'withdraw.check': string;
  readonly 'withdraw.checkText': string;
  readonly 'withdraw.whole': string;
  readonly 'withdraw.edit': string;
  readonly 'withdraw.confirm': string;
  readonly 'withdraw.received': string;
  readonly 'withdraw.receivedText': `${string}{{moment}}${string}{{email}}${string}`;
  readonly 'withdraw.statement': string;
  readonly 'withdraw.save': string;
  readonly 'withdraw.home': string;
  readonly 'withdraw.needed': string;
  readonly 'withdraw.wrongEmail': string;
  readonly 'withdraw.plain': string;
  readonly 'withdraw.chooseItems': string;
  readonly 'withdraw.notOffered': string;
  readonly 'withdraw.tooMany': string;
  readonly 'withdraw.until': `${string}{{date}}${string}`;
  readonly 'withdraw.untilLater': string;
  readonly 'withdraw.open': `${string}{{date}}${string}`;
  readonly 'withdraw.accepted': `${string}{{date}}${string}`;
  readonly 'withdraw.rejected': `${string}{{date}}${string}`;
  readonly 'withdraw.sn': string;
};

/** The texts of `locales/<language>/withdraw.json`. */
export const withdrawMessages = defineMessages<WithdrawTexts>('withdraw', {
  en: en as WithdrawTexts,
  load: {
    zh: () => import('../../../locales/zh/withdraw.json'),
    ja: () => import('../../../locales/ja/withdraw.json'),
    fr: () => import('../../../locales/fr/withdraw.json'),
    de: () => import('../../../locales/de/withdraw.json'),
    it: () => import('../../../locales/it/withdraw.json'),
    es: () => import('../../../locales/es/withdraw.json'),
    ko: () => import('../../../locales/ko/withdraw.json'),
  },
});
