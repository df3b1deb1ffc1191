// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/goods.json' with { type: 'json' };

/** The texts of `locales/en/goods.json`, by what each has to hold. */
export type GoodsTexts = {
  readonly 'goods.from': `${string}{{price}}${string}`;
  readonly 'goods.sold_one': `${string}{{amount}}${string}`;
  readonly 'goods.sold_other': `${string}{{amount}}${string}`;
  readonly 'goods.soldOut': string;
  readonly 'goods.add': `${string}{{title}}${string}`;
  readonly 'goods.selected': `${string}{{values}}${string}`;
  readonly 'goods.choose': `${string}{{groups}}${string}`;
  readonly 'goods.chooseVariant': string;
  readonly 'goods.enlarge': string;
  readonly 'goods.inStock': string;
  readonly 'goods.onlyLeft_one': `${string}{{count}}${string}`;
  readonly 'goods.onlyLeft_other': `${string}{{count}}${string}`;
  readonly 'goods.quantity': string;
  readonly 'goods.limit_one': `${string}{{count}}${string}`;
  readonly 'goods.limit_other': `${string}{{count}}${string}`;
  readonly 'goods.minimum_one': `${string}{{count}}${string}`;
  readonly 'goods.minimum_other': `${string}{{count}}${string}`;
  readonly 'goods.addToCart': string;
  readonly 'goods.buyNow': string;
  readonly 'goods.confirm': string;
  readonly 'goods.added': string;
  readonly 'goods.toCart': string;
  readonly 'goods.offShelf': string;
  readonly 'goods.incompatible': `${string}{{value}}${string}`;
  readonly 'goods.soldOutValue': `${string}{{value}}${string}`;
  readonly 'goods.findSimilar': string;
};

/** The texts of `locales/<language>/goods.json`. */
export const goodsMessages = defineMessages<GoodsTexts>('goods', {
  en: en as GoodsTexts,
  load: {
    zh: () => import('../../../locales/zh/goods.json'),
    ja: () => import('../../../locales/ja/goods.json'),
    fr: () => import('../../../locales/fr/goods.json'),
    de: () => import('../../../locales/de/goods.json'),
    it: () => import('../../../locales/it/goods.json'),
    es: () => import('../../../locales/es/goods.json'),
    ko: () => import('../../../locales/ko/goods.json'),
  },
});
