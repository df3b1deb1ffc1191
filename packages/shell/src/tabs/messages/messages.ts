import { defineMessages } from '@pawlet/core/i18n';

/** English texts of what another tab did. */
export const tabsTexts = {
  'tabs.loggedOut': 'You were logged out in another tab',
} as const;

/** Texts of what another tab did. */
export const tabsMessages = defineMessages('tabs', {
  en: tabsTexts,
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
