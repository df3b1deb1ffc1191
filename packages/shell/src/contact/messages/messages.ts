import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the ways to reach the shop. */
export const contactTexts = {
  'contact.call': 'Call us',
  'contact.write': 'Email us',
  'contact.chat': 'Chat with us',
  'contact.hours': 'Contact hours',
} as const;

/** Texts of the ways to reach the shop. */
export const contactMessages = defineMessages('contact', {
  en: contactTexts,
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
