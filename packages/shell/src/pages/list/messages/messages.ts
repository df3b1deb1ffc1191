import { defineMessages } from '@pawlet/core/i18n';

/** English texts of goods lists. */
export const goodsListTexts = {
  'goodsList.sortLabel': 'Sort by',
  'goodsList.default': 'Default',
  'goodsList.sales': 'Sales',
  'goodsList.price': 'Price',
  'goodsList.fresh': 'New',
  'goodsList.filter': 'Filter',
  'goodsList.oneColumn': 'Show in one column',
  'goodsList.twoColumns': 'Show in two columns',
  'goodsList.priceFrom': 'Lowest price',
  'goodsList.priceTo': 'Highest price',
  'goodsList.priceRange': 'Price',
  'goodsList.brand': 'Brand',
  'goodsList.reset': 'Reset',
  'goodsList.apply': 'Show results',
  'goodsList.empty': 'Nothing found',
  'goodsList.emptyHint': 'Try a shorter or different word',
  'goodsList.changeSearch': 'Change search',
  'goodsList.hotWords': 'Popular searches',
  'goodsList.emptyPlace': 'No products here yet',
  'goodsList.toAll': 'See all products',
  'goodsList.emptyFilter': 'Nothing matches these filters',
  'goodsList.resetFilter': 'Clear filters',
  'goodsList.recommended': 'You may also like',
  'goodsList.total_one': '{{count}} product',
  'goodsList.total_other': '{{count}} products',
  'goodsList.ascending': 'ascending',
  'goodsList.descending': 'descending',
  'goodsList.priceOrder': 'The lowest price cannot be higher than the highest',
  'goodsList.chosen': 'Filters set',
  'goodsList.remove': 'Remove filter: {{name}}',
  'goodsList.clearAll': 'Clear all',
  'goodsList.priceBetween': '{{from}} to {{to}}',
  'goodsList.priceAtLeast': 'From {{price}}',
  'goodsList.priceAtMost': 'Up to {{price}}',
  'goodsList.value': '{{name}} ({{amount}})',
} as const;

/** Texts of goods lists. */
export const goodsListMessages = defineMessages('goods-list', {
  en: goodsListTexts,
  load: {
    zh: async () => (await import('./messages.zh.ts')).zh,
    ja: async () => (await import('./messages.ja.ts')).ja,
    fr: async () => (await import('./messages.fr.ts')).fr,
    de: async () => (await import('./messages.de.ts')).de,
    it: async () => (await import('./messages.it.ts')).it,
    es: async () => (await import('./messages.es.ts')).es,
    ko: async () => (await import('./messages.ko.ts')).ko,
  },
});
