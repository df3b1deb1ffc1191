import { defineMessages } from '@pawlet/core/i18n';
import { wordsEn } from './words.en.ts';
import { wordsZh } from './words.zh.ts';

/** What buttons, sheets and lists say by themselves. Chinese, the default language, is always there. */
export const wordsCatalogue = defineMessages('ui', {
  en: wordsEn,
  load: {
    zh: wordsZh,
    ja: async () => (await import('./words.ja.ts')).wordsJa,
    fr: async () => (await import('./words.fr.ts')).wordsFr,
    de: async () => (await import('./words.de.ts')).wordsDe,
    it: async () => (await import('./words.it.ts')).wordsIt,
    es: async () => (await import('./words.es.ts')).wordsEs,
    ko: async () => (await import('./words.ko.ts')).wordsKo,
  },
});
