import { defineMessages } from '@pawlet/core/i18n';

/** English texts of what stands around the pages of a wide window. */
export const siteTexts = {
  'site.header': 'Shop',
  'site.allGoods': 'All products',
  'site.account': 'My account',
  'site.overview': 'Overview',
  'site.shop': 'Shop',
  'site.service': 'Customer service',
  'site.company': 'About us',
} as const;

/** Texts of what stands around the pages of a wide window. */
export const siteMessages = defineMessages('site', {
  en: siteTexts,
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
