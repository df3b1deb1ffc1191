// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/widget-page.json' with { type: 'json' };

/** The texts of `locales/en/widget-page.json`, by what each has to hold. */
export type WidgetPageTexts = {
  readonly 'widgetPage.unknown': `${string}{{id}}${string}`;
  readonly 'widgetPage.known': `${string}{{ids}}${string}`;
  readonly 'widgetPage.wrongOption': `${string}{{id}}${string}`;
};

/** The texts of `locales/<language>/widget-page.json`. */
export const widgetPageMessages = defineMessages<WidgetPageTexts>('widget-page', {
  en: en as WidgetPageTexts,
  load: {
    zh: () => import('../../locales/zh/widget-page.json'),
    ja: () => import('../../locales/ja/widget-page.json'),
    fr: () => import('../../locales/fr/widget-page.json'),
    de: () => import('../../locales/de/widget-page.json'),
    it: () => import('../../locales/it/widget-page.json'),
    es: () => import('../../locales/es/widget-page.json'),
    ko: () => import('../../locales/ko/widget-page.json'),
  },
});
