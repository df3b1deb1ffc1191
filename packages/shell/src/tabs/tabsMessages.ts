// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/tabs.json' with { type: 'json' };

/** The texts of `locales/en/tabs.json`, by what each has to hold. */
export type TabsTexts = { readonly 'tabs.loggedOut': string };

/** The texts of `locales/<language>/tabs.json`. */
export const tabsMessages = defineMessages<TabsTexts>('tabs', {
  en,
  load: {
    zh: () => import('../../locales/zh/tabs.json'),
    ja: () => import('../../locales/ja/tabs.json'),
    fr: () => import('../../locales/fr/tabs.json'),
    de: () => import('../../locales/de/tabs.json'),
    it: () => import('../../locales/it/tabs.json'),
    es: () => import('../../locales/es/tabs.json'),
    ko: () => import('../../locales/ko/tabs.json'),
  },
});
