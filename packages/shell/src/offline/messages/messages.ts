import { defineMessages } from '@pawlet/core/i18n';

/** English texts of what the mall says without a network, and of newer versions. */
export const offlineTexts = {
  'update.there': 'A new version of the shop is available',
  'update.load': 'Reload',
  'update.later': 'Later',
} as const;

/** Texts of what the mall says without a network, and of newer versions. */
export const offlineMessages = defineMessages('offline', {
  en: offlineTexts,
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
