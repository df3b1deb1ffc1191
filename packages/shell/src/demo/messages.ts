import { defineMessages } from '@pawlet/core/i18n';

/** English texts of a demo that everybody may look at. */
export const demoTexts = {
  'demo.notice': 'This demo shop sells nothing. Do not enter real data: anyone can read it.',
} as const;

/** Texts of a demo that everybody may look at. */
export const demoMessages = defineMessages('demo', {
  en: demoTexts,
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
