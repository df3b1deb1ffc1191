import { defineMessages } from '@pawlet/core/i18n';

/** English texts of pages that stand in the frame of another site. */
export const frameTexts = {
  'frame.refused': 'Purchases are not possible in this window',
  'frame.refusedText':
    'We can’t tell which website is showing the shop here. For your safety, please buy in the shop itself.',
  'frame.openShop': 'Open the shop',
} as const;

/** Texts of pages that stand in the frame of another site. */
export const frameMessages = defineMessages('frame', {
  en: frameTexts,
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
