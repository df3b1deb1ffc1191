// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/demo.json' with { type: 'json' };

/** The texts of `locales/en/demo.json`, by what each has to hold. */
export type DemoTexts = { readonly 'demo.notice': string };

/** The texts of `locales/<language>/demo.json`. */
export const demoMessages = defineMessages<DemoTexts>('demo', {
  en,
  load: {
    zh: () => import('../../locales/zh/demo.json'),
    ja: () => import('../../locales/ja/demo.json'),
    fr: () => import('../../locales/fr/demo.json'),
    de: () => import('../../locales/de/demo.json'),
    it: () => import('../../locales/it/demo.json'),
    es: () => import('../../locales/es/demo.json'),
    ko: () => import('../../locales/ko/demo.json'),
  },
});
