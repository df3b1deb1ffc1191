// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/checkout.json' with { type: 'json' };

/** The texts of `locales/en/checkout.json`, by what each has to hold. */
export type CheckoutTexts = {
  readonly 'checkout.title': string;
  readonly 'checkout.logIn': string;
  readonly 'checkout.logInAction': string;
  readonly 'checkout.notFound': string;
  readonly 'checkout.variantMissing': string;
  readonly 'checkout.addAddress': string;
  readonly 'checkout.chooseAddress': string;
  readonly 'checkout.items_one': `${string}{{count}}${string}`;
  readonly 'checkout.items_other': `${string}{{count}}${string}`;
  readonly 'checkout.quantity': `${string}{{total}}${string}`;
  readonly 'checkout.remark': string;
  readonly 'checkout.remarkEmpty': string;
  readonly 'checkout.coupon': string;
  readonly 'checkout.couponUsable_one': `${string}{{count}}${string}`;
  readonly 'checkout.couponUsable_other': `${string}{{count}}${string}`;
  readonly 'checkout.couponNone': string;
  readonly 'checkout.couponUnusable': string;
  readonly 'checkout.couponOffer': `${string}{{off}}${string}`;
  readonly 'checkout.couponsOnOffer': string;
  readonly 'checkout.couponClaim': string;
  readonly 'checkout.couponClaimOf': `${string}{{name}}${string}`;
  readonly 'checkout.points': `${string}{{points}}${string}`;
  readonly 'checkout.pointsNow_one': `${string}{{points}}${string}`;
  readonly 'checkout.pointsNow_other': `${string}{{points}}${string}`;
  readonly 'checkout.pointsAfter_one': `${string}{{points}}${string}{{after}}${string}`;
  readonly 'checkout.pointsAfter_other': `${string}{{points}}${string}{{after}}${string}`;
  readonly 'checkout.gift': string;
  readonly 'checkout.delivery': string;
  readonly 'checkout.deliveryText': string;
  readonly 'checkout.arrivesOn': `${string}{{date}}${string}`;
  readonly 'checkout.arrivesBetween': `${string}{{from}}${string}{{to}}${string}`;
  readonly 'checkout.invoice': string;
  readonly 'checkout.invoiceNone': string;
  readonly 'checkout.priceTitle': string;
  readonly 'checkout.goods': string;
  readonly 'checkout.freight': string;
  readonly 'checkout.freightFree': string;
  readonly 'checkout.freightLater': string;
  readonly 'checkout.total': string;
  readonly 'checkout.submit': string;
  readonly 'checkout.note': string;
  readonly 'checkout.retryPrice': string;
  readonly 'checkout.changedTitle': string;
  readonly 'checkout.changedText': `${string}{{from}}${string}{{to}}${string}`;
  readonly 'checkout.accept': string;
  readonly 'checkout.shortTitle': string;
  readonly 'checkout.shortText': string;
  readonly 'checkout.left_one': `${string}{{count}}${string}`;
  readonly 'checkout.left_other': `${string}{{count}}${string}`;
  readonly 'checkout.gone': string;
  readonly 'checkout.removeAndContinue': string;
  readonly 'checkout.back': string;
  readonly 'checkout.missing': string;
  readonly 'checkout.toCart': string;
  readonly 'checkout.toOrders': string;
  readonly 'checkout.toUnpaid': string;
  readonly 'checkout.memoTitle': string;
  readonly 'checkout.memoHint': string;
  readonly 'checkout.memoSave': string;
};

/** The texts of `locales/<language>/checkout.json`. */
export const checkoutMessages = defineMessages<CheckoutTexts>('checkout', {
  en: en as CheckoutTexts,
  load: {
    zh: () => import('../../locales/zh/checkout.json'),
    ja: () => import('../../locales/ja/checkout.json'),
    fr: () => import('../../locales/fr/checkout.json'),
    de: () => import('../../locales/de/checkout.json'),
    it: () => import('../../locales/it/checkout.json'),
    es: () => import('../../locales/es/checkout.json'),
    ko: () => import('../../locales/ko/checkout.json'),
  },
});
