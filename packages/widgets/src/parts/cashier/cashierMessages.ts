// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/cashier.json' with { type: 'json' };

/** The texts of `locales/en/cashier.json`, by what each has to hold. */
export type CashierTexts = {
  readonly 'cashier.title': string;
  readonly 'cashier.amount': string;
  readonly 'cashier.payWithin': `${string}{{time}}${string}`;
  readonly 'cashier.methods': string;
  readonly 'cashier.unavailable': string;
  readonly 'cashier.noMethods': string;
  readonly 'cashier.pay': `${string}{{amount}}${string}`;
  readonly 'cashier.notNow': string;
  readonly 'cashier.cancelOrder': string;
  readonly 'cashier.leave': string;
  readonly 'cashier.leaveText': string;
  readonly 'cashier.stay': string;
  readonly 'cashier.leaveAction': string;
  readonly 'cashier.bindRequired': string;
  readonly 'cashier.walletFailed': string;
  readonly 'cashier.orderMissing': string;
  readonly 'cashier.success': string;
  readonly 'cashier.successText': string;
  readonly 'cashier.completed': string;
  readonly 'cashier.failedText': string;
  readonly 'cashier.cancelled': string;
  readonly 'cashier.cancelledText': string;
  readonly 'cashier.closedText': string;
  readonly 'cashier.confirming': string;
  readonly 'cashier.confirmingText': string;
  readonly 'cashier.refresh': string;
  readonly 'cashier.payAgain': string;
  readonly 'cashier.viewOrder': string;
  readonly 'cashier.home': string;
};

/** The texts of `locales/<language>/cashier.json`. */
export const cashierMessages = defineMessages<CashierTexts>('cashier', {
  en: en as CashierTexts,
  load: {
    zh: () => import('../../../locales/zh/cashier.json'),
    ja: () => import('../../../locales/ja/cashier.json'),
    fr: () => import('../../../locales/fr/cashier.json'),
    de: () => import('../../../locales/de/cashier.json'),
    it: () => import('../../../locales/it/cashier.json'),
    es: () => import('../../../locales/es/cashier.json'),
    ko: () => import('../../../locales/ko/cashier.json'),
  },
});
