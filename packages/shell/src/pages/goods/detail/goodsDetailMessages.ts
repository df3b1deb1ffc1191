// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../../locales/en/goods-detail.json' with { type: 'json' };

/** The texts of `locales/en/goods-detail.json`, by what each has to hold. */
export type GoodsDetailTexts = {
  readonly 'goodsDetail.trail': string;
  readonly 'goodsDetail.share': string;
  readonly 'goodsDetail.favourite': string;
  readonly 'goodsDetail.favourited': string;
  readonly 'goodsDetail.unfavourited': string;
  readonly 'goodsDetail.gallery': string;
  readonly 'goodsDetail.pictureOf': `${string}{{index}}${string}{{count}}${string}`;
  readonly 'goodsDetail.offerEnds': string;
  readonly 'goodsDetail.offer': string;
  readonly 'goodsDetail.sold': `${string}{{amount}}${string}`;
  readonly 'goodsDetail.coupons': string;
  readonly 'goodsDetail.allCoupons': string;
  readonly 'goodsDetail.couponsLogIn': string;
  readonly 'goodsDetail.promotions': string;
  readonly 'goodsDetail.promotionsMore': string;
  readonly 'goodsDetail.delivery': string;
  readonly 'goodsDetail.freightFree': string;
  readonly 'goodsDetail.freightFrom': `${string}{{price}}${string}`;
  readonly 'goodsDetail.freightFreeOver': `${string}{{price}}${string}`;
  readonly 'goodsDetail.more': string;
  readonly 'goodsDetail.less': string;
  readonly 'goodsDetail.savePicture': string;
  readonly 'goodsDetail.pictureSaved': string;
  readonly 'goodsDetail.pictureFailed': string;
  readonly 'goodsDetail.sentTo': string;
  readonly 'goodsDetail.arrivesOn': `${string}{{date}}${string}`;
  readonly 'goodsDetail.arrivesBetween': `${string}{{from}}${string}{{to}}${string}`;
  readonly 'goodsDetail.promises': string;
  readonly 'goodsDetail.parameters': string;
  readonly 'goodsDetail.options': string;
  readonly 'goodsDetail.optionsCount_one': `${string}{{count}}${string}`;
  readonly 'goodsDetail.optionsCount_other': `${string}{{count}}${string}`;
  readonly 'goodsDetail.reviews': `${string}{{count}}${string}`;
  readonly 'goodsDetail.favourable': `${string}{{percent}}${string}`;
  readonly 'goodsDetail.allReviews': string;
  readonly 'goodsDetail.noReviews': string;
  readonly 'goodsDetail.anonymous': string;
  readonly 'goodsDetail.merchantReply': `${string}{{text}}${string}`;
  readonly 'goodsDetail.questions': `${string}{{count}}${string}`;
  readonly 'goodsDetail.noQuestions': string;
  readonly 'goodsDetail.answers_one': `${string}{{count}}${string}`;
  readonly 'goodsDetail.answers_other': `${string}{{count}}${string}`;
  readonly 'goodsDetail.bought': string;
  readonly 'goodsDetail.allQuestions': string;
  readonly 'goodsDetail.ask': string;
  readonly 'goodsDetail.detail': string;
  readonly 'goodsDetail.recommended': string;
  readonly 'goodsDetail.tabGoods': string;
  readonly 'goodsDetail.tabReviews': string;
  readonly 'goodsDetail.tabDetail': string;
  readonly 'goodsDetail.tabMore': string;
  readonly 'goodsDetail.notFound': string;
  readonly 'goodsDetail.notFoundAction': string;
};

/** The texts of `locales/<language>/goods-detail.json`. */
export const goodsDetailMessages = defineMessages<GoodsDetailTexts>('goods-detail', {
  en: en as GoodsDetailTexts,
  load: {
    zh: () => import('../../../../locales/zh/goods-detail.json'),
    ja: () => import('../../../../locales/ja/goods-detail.json'),
    fr: () => import('../../../../locales/fr/goods-detail.json'),
    de: () => import('../../../../locales/de/goods-detail.json'),
    it: () => import('../../../../locales/it/goods-detail.json'),
    es: () => import('../../../../locales/es/goods-detail.json'),
    ko: () => import('../../../../locales/ko/goods-detail.json'),
  },
});
