// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/help.json' with { type: 'json' };

/** The texts of `locales/en/help.json`, by what each has to hold. */
export type HelpTexts = {
  readonly 'help.search': string;
  readonly 'help.topics': string;
  readonly 'help.noneFound': `${string}{{keyword}}${string}`;
  readonly 'help.noneFoundHint': string;
  readonly 'help.clear': string;
  readonly 'help.none': string;
  readonly 'help.contact': string;
  readonly 'help.label': string;
  readonly 'help.orders': string;
  readonly 'help.gone': string;
};

/** The texts of `locales/<language>/help.json`. */
export const helpMessages = defineMessages<HelpTexts>('help', {
  en: en as HelpTexts,
  load: {
    zh: () => import('../../../locales/zh/help.json'),
    ja: () => import('../../../locales/ja/help.json'),
    fr: () => import('../../../locales/fr/help.json'),
    de: () => import('../../../locales/de/help.json'),
    it: () => import('../../../locales/it/help.json'),
    es: () => import('../../../locales/es/help.json'),
    ko: () => import('../../../locales/ko/help.json'),
  },
});
