import { defineMessages } from '@pawlet/core/i18n';

/** English texts of product cards and of the sheet that chooses a variant. */
export const goodsTexts = {
  'goods.from': 'from {{price}}',
  'goods.sold_one': '{{amount}} sold',
  'goods.sold_other': '{{amount}} sold',
  'goods.soldOut': 'Sold out',
  'goods.add': 'Add {{title}} to the cart',
  'goods.selected': 'Selected: {{values}}',
  'goods.choose': 'Choose {{groups}}',
  'goods.chooseVariant': 'Choose options',
  'goods.enlarge': 'Enlarge picture',
  'goods.inStock': 'In stock',
  'goods.onlyLeft_one': 'Only {{count}} left',
  'goods.onlyLeft_other': 'Only {{count}} left',
  'goods.quantity': 'Quantity',
  'goods.limit_one': 'Limit of {{count}} per person',
  'goods.limit_other': 'Limit of {{count}} per person',
  'goods.minimum_one': 'Minimum of {{count}}',
  'goods.minimum_other': 'Minimum of {{count}}',
  'goods.addToCart': 'Add to cart',
  'goods.buyNow': 'Buy now',
  'goods.confirm': 'OK',
  'goods.added': 'Added to cart',
  'goods.toCart': 'View cart',
  'goods.offShelf': 'No longer available',
  'goods.incompatible': '{{value}} (not available with your choice)',
  'goods.soldOutValue': '{{value}} (sold out)',
  'goods.findSimilar': 'Find similar',
} as const;

/** Texts of product cards and of the sheet that chooses a variant. */
export const goodsMessages = defineMessages('goods', {
  en: goodsTexts,
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
