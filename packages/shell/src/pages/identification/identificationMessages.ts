// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/identification.json' with { type: 'json' };

/** The texts of `locales/en/identification.json`, by what each has to hold. */
export type IdentificationTexts = {
  readonly 'identification.picture': string;
  readonly 'identification.pictureHint': string;
  readonly 'identification.calloutLabel': string;
  readonly 'identification.calloutVersion': string;
  readonly 'identification.calloutSerial': string;
  readonly 'identification.which': string;
  readonly 'identification.check': string;
  readonly 'identification.serial': string;
  readonly 'identification.serialHint': string;
  readonly 'identification.submit': string;
  readonly 'identification.scan': string;
  readonly 'identification.empty': string;
  readonly 'identification.short_one': `${string}{{count}}${string}`;
  readonly 'identification.short_other': `${string}{{count}}${string}`;
  readonly 'identification.unknown': string;
  readonly 'identification.version': `${string}{{version}}${string}`;
  readonly 'identification.becauseLabel': string;
  readonly 'identification.becauseD7': string;
  readonly 'identification.becauseOther': `${string}{{found}}${string}`;
  readonly 'identification.parts': string;
  readonly 'identification.help': string;
};

/** The texts of `locales/<language>/identification.json`. */
export const identificationMessages = defineMessages<IdentificationTexts>('identification', {
  en: en as IdentificationTexts,
  load: {
    zh: () => import('../../../locales/zh/identification.json'),
    ja: () => import('../../../locales/ja/identification.json'),
    fr: () => import('../../../locales/fr/identification.json'),
    de: () => import('../../../locales/de/identification.json'),
    it: () => import('../../../locales/it/identification.json'),
    es: () => import('../../../locales/es/identification.json'),
    ko: () => import('../../../locales/ko/identification.json'),
  },
});
