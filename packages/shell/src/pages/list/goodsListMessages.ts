// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/goods-list.json' with { type: 'json' };

/** The texts of `locales/en/goods-list.json`, by what each has to hold. */
export type GoodsListTexts = {
  readonly 'goodsList.sortLabel': string;
  readonly 'goodsList.default': string;
  readonly 'goodsList.sales': string;
  readonly 'goodsList.price': string;
  readonly 'goodsList.fresh': string;
  readonly 'goodsList.filter': string;
  readonly 'goodsList.filterCount': `${string}{{count}}${string}`;
  readonly 'goodsList.oneColumn': string;
  readonly 'goodsList.twoColumns': string;
  readonly 'goodsList.priceFrom': string;
  readonly 'goodsList.priceTo': string;
  readonly 'goodsList.priceRange': string;
  readonly 'goodsList.brand': string;
  readonly 'goodsList.reset': string;
  readonly 'goodsList.apply': string;
  readonly 'goodsList.empty': string;
  readonly 'goodsList.emptyHint': string;
  readonly 'goodsList.changeSearch': string;
  readonly 'goodsList.hotWords': string;
  readonly 'goodsList.nearest': string;
  readonly 'goodsList.emptyPlace': string;
  readonly 'goodsList.toAll': string;
  readonly 'goodsList.emptyFilter': string;
  readonly 'goodsList.resetFilter': string;
  readonly 'goodsList.recommended': string;
  readonly 'goodsList.total_one': `${string}{{count}}${string}`;
  readonly 'goodsList.total_other': `${string}{{count}}${string}`;
  readonly 'goodsList.ascending': string;
  readonly 'goodsList.descending': string;
  readonly 'goodsList.priceOrder': string;
  readonly 'goodsList.chosen': string;
  readonly 'goodsList.remove': `${string}{{name}}${string}`;
  readonly 'goodsList.clearAll': string;
  readonly 'goodsList.priceBetween': `${string}{{from}}${string}{{to}}${string}`;
  readonly 'goodsList.priceAtLeast': `${string}{{price}}${string}`;
  readonly 'goodsList.priceAtMost': `${string}{{price}}${string}`;
  readonly 'goodsList.priceUnder': `${string}{{price}}${string}`;
  readonly 'goodsList.show_one': `${string}{{count}}${string}`;
  readonly 'goodsList.show_other': `${string}{{count}}${string}`;
  readonly 'goodsList.showNone': string;
  readonly 'goodsList.without': string;
  readonly 'goodsList.allFilters': string;
  readonly 'goodsList.value': `${string}{{name}}${string}{{amount}}${string}`;
};

/** The texts of `locales/<language>/goods-list.json`. */
export const goodsListMessages = defineMessages<GoodsListTexts>('goods-list', {
  en: en as GoodsListTexts,
  load: {
    zh: () => import('../../../locales/zh/goods-list.json'),
    ja: () => import('../../../locales/ja/goods-list.json'),
    fr: () => import('../../../locales/fr/goods-list.json'),
    de: () => import('../../../locales/de/goods-list.json'),
    it: () => import('../../../locales/it/goods-list.json'),
    es: () => import('../../../locales/es/goods-list.json'),
    ko: () => import('../../../locales/ko/goods-list.json'),
  },
});
