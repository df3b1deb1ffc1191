// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/location-pages.json' with { type: 'json' };

/** The texts of `locales/en/location-pages.json`, by what each has to hold. */
export type LocationPagesTexts = {
  readonly 'locationPages.myPosition': string;
  readonly 'locationPages.locating': string;
  readonly 'locationPages.again': string;
  readonly 'locationPages.accuracy': `${string}{{metres}}${string}`;
  readonly 'locationPages.use': string;
  readonly 'locationPages.coordinates': string;
  readonly 'locationPages.copyPlace': string;
  readonly 'locationPages.openMap': string;
  readonly 'locationPages.map': string;
  readonly 'locationPages.notFound': string;
  readonly 'locationPages.pickHint': string;
  readonly 'locationPages.lookingUp': string;
  readonly 'locationPages.knownStreet': string;
  readonly 'locationPages.knownDistrict': string;
  readonly 'locationPages.knownCity': string;
  readonly 'locationPages.knownProvince': string;
  readonly 'locationPages.knownCountry': string;
  readonly 'locationPages.nowhere': string;
  readonly 'locationPages.notLookedUp': string;
  readonly 'locationPages.isAbroad': string;
  readonly 'locationPages.isDomestic': string;
  readonly 'locationPages.notOnEarth': string;
};

/** The texts of `locales/<language>/location-pages.json`. */
export const locationPagesMessages = defineMessages<LocationPagesTexts>('location-pages', {
  en: en as LocationPagesTexts,
  load: {
    zh: () => import('../../../locales/zh/location-pages.json'),
    ja: () => import('../../../locales/ja/location-pages.json'),
    fr: () => import('../../../locales/fr/location-pages.json'),
    de: () => import('../../../locales/de/location-pages.json'),
    it: () => import('../../../locales/it/location-pages.json'),
    es: () => import('../../../locales/es/location-pages.json'),
    ko: () => import('../../../locales/ko/location-pages.json'),
  },
});
