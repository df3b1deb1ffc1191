import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the search page. */
export const searchTexts = {
  'search.placeholder': 'Products',
  'search.submit': 'Search',
  'search.history': 'Recent searches',
  'search.clear': 'Clear',
  'search.clearConfirm': 'Clear all recent searches?',
  'search.remove': 'Remove {{word}}',
  'search.hot': 'Popular searches',
  'search.suggestions': 'Suggestions',
  'search.category': 'Category',
  'search.fill': 'Put {{word}} in the search box',
} as const;

/** Texts of the search page. */
export const searchMessages = defineMessages('search', {
  en: searchTexts,
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
