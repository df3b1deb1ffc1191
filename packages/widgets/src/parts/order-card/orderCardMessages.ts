// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/order-card.json' with { type: 'json' };

/** The texts of `locales/en/order-card.json`, by what each has to hold. */
export type OrderCardTexts = {
  readonly 'orderCard.number': `${string}{{number}}${string}`;
  readonly 'orderCard.paid': string;
  readonly 'orderCard.toPay': string;
  readonly 'orderCard.total': string;
  readonly 'orderCard.gift': string;
  readonly 'orderCard.pay': string;
  readonly 'orderCard.cancel': string;
  readonly 'orderCard.delete': string;
  readonly 'orderCard.remind': string;
  readonly 'orderCard.urged': string;
  readonly 'orderCard.logistics': string;
  readonly 'orderCard.receive': string;
  readonly 'orderCard.changeAddress': string;
  readonly 'orderCard.review': string;
  readonly 'orderCard.invoice': string;
  readonly 'orderCard.withdraw': string;
  readonly 'orderCard.buyAgain': string;
  readonly 'orderCard.more': string;
  readonly 'orderCard.moreOf': `${string}{{number}}${string}`;
  readonly 'orderCard.actions': string;
  readonly 'orderCard.confirmReceive': string;
  readonly 'orderCard.confirmReceiveText': string;
  readonly 'orderCard.deleted': string;
  readonly 'orderCard.reminded': string;
  readonly 'orderCard.alreadyReminded': string;
  readonly 'orderCard.received': string;
  readonly 'orderCard.addressChanged': string;
  readonly 'orderCard.gone': string;
  readonly 'orderCard.added': string;
  readonly 'orderCard.toCart': string;
  readonly 'orderCard.close': string;
  readonly 'orderCard.copyOf': `${string}{{what}}${string}`;
  readonly 'orderCard.copied': string;
  readonly 'orderCard.saleRunning': string;
  readonly 'orderCard.saleReturning': string;
  readonly 'orderCard.saleRefunded': string;
  readonly 'orderCard.saleReturned': string;
  readonly 'orderCard.saleRejected': string;
  readonly 'orderCard.viewSale': string;
  readonly 'orderCard.applySale': string;
  readonly 'orderCard.closedSales': string;
  readonly 'orderCard.items_one': `${string}{{count}}${string}`;
  readonly 'orderCard.items_other': `${string}{{count}}${string}`;
  readonly 'orderCard.refunding_one': `${string}{{count}}${string}`;
  readonly 'orderCard.refunding_other': `${string}{{count}}${string}`;
  readonly 'orderCard.unavailable_one': `${string}{{count}}${string}`;
  readonly 'orderCard.unavailable_other': `${string}{{count}}${string}`;
};

/** The texts of `locales/<language>/order-card.json`. */
export const orderCardMessages = defineMessages<OrderCardTexts>('order-card', {
  en: en as OrderCardTexts,
  load: {
    zh: () => import('../../../locales/zh/order-card.json'),
    ja: () => import('../../../locales/ja/order-card.json'),
    fr: () => import('../../../locales/fr/order-card.json'),
    de: () => import('../../../locales/de/order-card.json'),
    it: () => import('../../../locales/it/order-card.json'),
    es: () => import('../../../locales/es/order-card.json'),
    ko: () => import('../../../locales/ko/order-card.json'),
  },
});
