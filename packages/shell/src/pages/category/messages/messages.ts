import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the category page. */
export const categoryTexts = {
  'category.rail': 'Categories',
  'category.empty': 'No categories yet',
  'category.toGoods': 'Browse products',
  'category.open': 'All in {{name}}',
  'category.noGoods': 'Nothing here yet',
} as const;

/** Texts of the category page. */
export const categoryMessages = defineMessages('category', {
  en: categoryTexts,
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
