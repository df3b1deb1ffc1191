// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/ui.json' with { type: 'json' };
import zh from '../../locales/zh/ui.json' with { type: 'json' };

/** The texts of `locales/en/ui.json`, by what each has to hold. */
export type UiTexts = {
  readonly 'ui.close': string;
  readonly 'ui.back': string;
  readonly 'ui.cancel': string;
  readonly 'ui.confirm': string;
  readonly 'ui.clear': string;
  readonly 'ui.retry': string;
  readonly 'ui.loading': string;
  readonly 'ui.increase': string;
  readonly 'ui.decrease': string;
  readonly 'ui.showPassword': string;
  readonly 'ui.hidePassword': string;
  readonly 'ui.previous': string;
  readonly 'ui.next': string;
  readonly 'ui.scrollLeft': string;
  readonly 'ui.scrollRight': string;
  readonly 'ui.pause': string;
  readonly 'ui.play': string;
  readonly 'ui.endOfList': string;
  readonly 'ui.loadFailed': string;
  readonly 'ui.offline': string;
  readonly 'ui.networkError': string;
};

/** The texts of `locales/<language>/ui.json`. */
export const uiMessages = defineMessages<UiTexts>('ui', {
  en,
  load: {
    zh,
    ja: () => import('../../locales/ja/ui.json'),
    fr: () => import('../../locales/fr/ui.json'),
    de: () => import('../../locales/de/ui.json'),
    it: () => import('../../locales/it/ui.json'),
    es: () => import('../../locales/es/ui.json'),
    ko: () => import('../../locales/ko/ui.json'),
  },
});
