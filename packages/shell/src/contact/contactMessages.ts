// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/contact.json' with { type: 'json' };

/** The texts of `locales/en/contact.json`, by what each has to hold. */
export type ContactTexts = {
  readonly 'contact.call': string;
  readonly 'contact.write': string;
  readonly 'contact.chat': string;
  readonly 'contact.hours': string;
};

/** The texts of `locales/<language>/contact.json`. */
export const contactMessages = defineMessages<ContactTexts>('contact', {
  en,
  load: {
    zh: () => import('../../locales/zh/contact.json'),
    ja: () => import('../../locales/ja/contact.json'),
    fr: () => import('../../locales/fr/contact.json'),
    de: () => import('../../locales/de/contact.json'),
    it: () => import('../../locales/it/contact.json'),
    es: () => import('../../locales/es/contact.json'),
    ko: () => import('../../locales/ko/contact.json'),
  },
});
