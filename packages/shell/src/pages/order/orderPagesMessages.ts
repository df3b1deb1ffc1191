// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/order-pages.json' with { type: 'json' };

/** The texts of `locales/en/order-pages.json`, by what each has to hold. */
export type OrderPagesTexts = {
  readonly 'orderPages.notFound': string;
  readonly 'orderPages.toList': string;
  readonly 'orderPages.recommended': string;
  readonly 'orderPages.payWithin': `${string}{{time}}${string}`;
  readonly 'orderPages.toPayText': string;
  readonly 'orderPages.toShipText': string;
  readonly 'orderPages.toReceiveText': string;
  readonly 'orderPages.toEvaluateText': string;
  readonly 'orderPages.completedText': string;
  readonly 'orderPages.cancelledText': string;
  readonly 'orderPages.expiredText': string;
  readonly 'orderPages.afterSaleText': string;
  readonly 'orderPages.progress': string;
  readonly 'orderPages.stepPlaced': string;
  readonly 'orderPages.stepPaid': string;
  readonly 'orderPages.stepShipped': string;
  readonly 'orderPages.stepReceived': string;
  readonly 'orderPages.stepDone': string;
  readonly 'orderPages.noTraceYet': string;
  readonly 'orderPages.noTraceText': string;
  readonly 'orderPages.carrier': string;
  readonly 'orderPages.trackingNumber': string;
  readonly 'orderPages.trace': string;
  readonly 'orderPages.address': string;
  readonly 'orderPages.billing': string;
  readonly 'orderPages.goods': string;
  readonly 'orderPages.info': string;
  readonly 'orderPages.number': string;
  readonly 'orderPages.createdAt': string;
  readonly 'orderPages.paidAt': string;
  readonly 'orderPages.shippedAt': string;
  readonly 'orderPages.receivedAt': string;
  readonly 'orderPages.cancelledAt': string;
  readonly 'orderPages.toPingPong': string;
  readonly 'orderPages.toPingPongText': string;
  readonly 'orderPages.openPingPong': string;
  readonly 'orderPages.backFromWallet': string;
  readonly 'orderPages.backFromWalletText': string;
  readonly 'orderPages.closeWindow': string;
  readonly 'orderPages.invoice': string;
  readonly 'orderPages.invoiceRequested': string;
  readonly 'orderPages.viewInvoice': string;
  readonly 'orderPages.payType': string;
  readonly 'orderPages.memo': string;
  readonly 'orderPages.prices': string;
  readonly 'orderPages.goodsAmount': string;
  readonly 'orderPages.freight': string;
  readonly 'orderPages.freeFreight': string;
  readonly 'orderPages.discount': string;
  readonly 'orderPages.points': `${string}{{points}}${string}`;
  readonly 'orderPages.total': string;
  readonly 'orderPages.paidTotal': string;
  readonly 'orderPages.refunded': string;
  readonly 'orderPages.withheld': string;
};

/** The texts of `locales/<language>/order-pages.json`. */
export const orderPagesMessages = defineMessages<OrderPagesTexts>('order-pages', {
  en: en as OrderPagesTexts,
  load: {
    zh: () => import('../../../locales/zh/order-pages.json'),
    ja: () => import('../../../locales/ja/order-pages.json'),
    fr: () => import('../../../locales/fr/order-pages.json'),
    de: () => import('../../../locales/de/order-pages.json'),
    it: () => import('../../../locales/it/order-pages.json'),
    es: () => import('../../../locales/es/order-pages.json'),
    ko: () => import('../../../locales/ko/order-pages.json'),
  },
});
