// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '../i18n/defineMessages.ts';
import en from '../../locales/en/shop.json' with { type: 'json' };

/** The texts of `locales/en/shop.json`, by what each has to hold. */
export type ShopTexts = {
  readonly 'error.network': string;
  readonly 'error.upload': string;
  readonly 'error.unauthorized': string;
  readonly 'error.forbidden': string;
  readonly 'error.config': string;
  readonly 'aftersale.countUsedUp': string;
  readonly 'aftersale.countUsedUp.contact': string;
  readonly 'aftersale.countUsedUp.close': string;
  readonly 'goods.chooseAttribute': string;
  readonly 'operation.typeIncorrect': string;
  readonly 'location.notObtained': string;
  readonly 'location.notObtained.hint': string;
  readonly 'location.permission': string;
  readonly 'location.permission.byHand': string;
  readonly 'copy.failed': string;
  readonly 'upgrade.required': string;
  readonly 'upgrade.required.tooOld': `${string}{{minimum}}${string}`;
  readonly 'upgrade.required.unknown': `${string}{{minimum}}${string}`;
  readonly 'upgrade.required.openStore': string;
  readonly 'upgrade.required.back': string;
  readonly 'order.cancelled': string;
  readonly 'order.expired': string;
  readonly 'payment.failed': string;
  readonly 'payment.failed.again': string;
  readonly 'order.cancel.confirm': string;
  readonly 'order.cancel.confirm.action': string;
  readonly 'order.delete.confirm': string;
  readonly 'order.delete.confirm.action': string;
  readonly 'refund.confirm': string;
  readonly 'refund.confirm.amount': `${string}{{amount}}${string}`;
  readonly 'refund.confirm.points_one': `${string}{{count}}${string}`;
  readonly 'refund.confirm.points_other': `${string}{{count}}${string}`;
  readonly 'refund.confirm.action': string;
  readonly 'cart.delete.confirm_one': `${string}{{count}}${string}`;
  readonly 'cart.delete.confirm_other': `${string}{{count}}${string}`;
  readonly 'cart.delete.confirm.action': string;
  readonly 'points.notEnough': string;
  readonly 'stock.none': string;
  readonly 'chunk.failed': string;
  readonly 'chunk.failed.detail': `${string}{{type}}${string}{{address}}${string}`;
  readonly 'chunk.failed.retry': string;
  readonly 'check.keyword': string;
  readonly 'check.goodsToDelete': string;
  readonly 'check.goodsToSettle': string;
  readonly 'check.address.add': string;
  readonly 'check.address.choose': string;
  readonly 'check.couponNeedsAddress': string;
  readonly 'check.discountCode': string;
  readonly 'check.receiver': string;
  readonly 'check.mobile.required': string;
  readonly 'check.mobile.incorrect': string;
  readonly 'check.region': string;
  readonly 'check.addressDetail': string;
  readonly 'check.abroad.country': string;
  readonly 'check.abroad.lastName': string;
  readonly 'check.abroad.firstName': string;
  readonly 'check.abroad.areaCode': string;
  readonly 'check.abroad.phone': string;
  readonly 'check.abroad.postCode': string;
  readonly 'check.abroad.province': string;
  readonly 'check.abroad.city': string;
  readonly 'check.abroad.address': string;
  readonly 'check.review.required': string;
  readonly 'check.review.short': string;
  readonly 'check.video.one': string;
  readonly 'check.video.length': string;
  readonly 'check.question': string;
  readonly 'check.answer': string;
  readonly 'check.refund.reason': string;
  readonly 'check.refund.amount': string;
  readonly 'check.picture.delete': string;
  readonly 'check.picture.delete.action': string;
  readonly 'check.logistics.number': string;
  readonly 'check.logistics.company': string;
  readonly 'check.logistics.phone': string;
  readonly 'check.invoice.items': string;
  readonly 'check.invoice.title': string;
  readonly 'check.invoice.taxNumber': string;
  readonly 'check.email.required': string;
  readonly 'check.email.incorrect': string;
  readonly 'check.agreement': string;
  readonly 'check.code': `${string}{{digits}}${string}`;
  readonly 'check.amount.decimals': string;
  readonly 'check.amount.whole': string;
  readonly 'check.account': string;
  readonly 'check.password.required': string;
  readonly 'check.password.length': string;
  readonly 'check.username': string;
  readonly 'check.terms': string;
};

/** The texts of `locales/<language>/shop.json`. */
export const shopMessages = defineMessages<ShopTexts>('shop', {
  en: en as ShopTexts,
  load: {
    zh: () => import('../../locales/zh/shop.json'),
    ja: () => import('../../locales/ja/shop.json'),
    fr: () => import('../../locales/fr/shop.json'),
    de: () => import('../../locales/de/shop.json'),
    it: () => import('../../locales/it/shop.json'),
    es: () => import('../../locales/es/shop.json'),
    ko: () => import('../../locales/ko/shop.json'),
  },
});
