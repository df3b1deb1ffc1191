import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the pages of points. */
export const pointsPagesTexts = {
  'pointsPages.latest': 'Latest',
  'pointsPages.all': 'All',
  'pointsPages.entryGone': 'This entry was not found',
  'pointsPages.entryGoneText': 'It may belong to another account',
  'pointsPages.before': 'Points before',
  'pointsPages.after': 'Points after',
  'pointsPages.kinds': 'Rewards by type',
} as const;

/** Texts of the pages of points. */
export const pointsPagesMessages = defineMessages('points-pages', {
  en: pointsPagesTexts,
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
