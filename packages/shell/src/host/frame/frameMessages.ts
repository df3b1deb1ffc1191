// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/frame.json' with { type: 'json' };

/** The texts of `locales/en/frame.json`, by what each has to hold. */
export type FrameTexts = {
  readonly 'frame.refused': string;
  readonly 'frame.refusedText': string;
  readonly 'frame.openShop': string;
};

/** The texts of `locales/<language>/frame.json`. */
export const frameMessages = defineMessages<FrameTexts>('frame', {
  en,
  load: {
    zh: () => import('../../../locales/zh/frame.json'),
    ja: () => import('../../../locales/ja/frame.json'),
    fr: () => import('../../../locales/fr/frame.json'),
    de: () => import('../../../locales/de/frame.json'),
    it: () => import('../../../locales/it/frame.json'),
    es: () => import('../../../locales/es/frame.json'),
    ko: () => import('../../../locales/ko/frame.json'),
  },
});
