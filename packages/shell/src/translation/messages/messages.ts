import { defineMessages } from '@pawlet/core/i18n';

/** English texts of translations. */
export const translationTexts = {
  'translation.translate': 'Translate',
  'translation.by': 'Translated by {{service}}',
  'translation.original': 'Show original',
  'translation.failed': 'Could not be translated just now',
  'translation.retry': 'Try again',
} as const;

/** Texts of translations. */
export const translationMessages = defineMessages('translation', {
  en: translationTexts,
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
