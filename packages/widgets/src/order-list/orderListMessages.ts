// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/order-list.json' with { type: 'json' };

/** The texts of `locales/en/order-list.json`, by what each has to hold. */
export type OrderListTexts = {
  readonly 'orderList.tabs': string;
  readonly 'orderList.all': string;
  readonly 'orderList.toPay': string;
  readonly 'orderList.toShip': string;
  readonly 'orderList.toReceive': string;
  readonly 'orderList.toEvaluate': string;
  readonly 'orderList.afterSale': string;
  readonly 'orderList.search': string;
  readonly 'orderList.searchHint': string;
  readonly 'orderList.emptyAll': string;
  readonly 'orderList.emptyToPay': string;
  readonly 'orderList.emptyToShip': string;
  readonly 'orderList.emptyToReceive': string;
  readonly 'orderList.emptyToEvaluate': string;
  readonly 'orderList.emptyAfterSale': string;
  readonly 'orderList.emptySearch': string;
  readonly 'orderList.clearSearch': string;
  readonly 'orderList.browse': string;
  readonly 'orderList.logIn': string;
  readonly 'orderList.logInAction': string;
};

/** The texts of `locales/<language>/order-list.json`. */
export const orderListMessages = defineMessages<OrderListTexts>('order-list', {
  en,
  load: {
    zh: () => import('../../locales/zh/order-list.json'),
    ja: () => import('../../locales/ja/order-list.json'),
    fr: () => import('../../locales/fr/order-list.json'),
    de: () => import('../../locales/de/order-list.json'),
    it: () => import('../../locales/it/order-list.json'),
    es: () => import('../../locales/es/order-list.json'),
    ko: () => import('../../locales/ko/order-list.json'),
  },
});
