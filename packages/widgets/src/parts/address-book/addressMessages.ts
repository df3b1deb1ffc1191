// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/address.json' with { type: 'json' };

/** The texts of `locales/en/address.json`, by what each has to hold. */
export type AddressTexts = {
  readonly 'address.receiver': string;
  readonly 'address.receiverHint': string;
  readonly 'address.mobile': string;
  readonly 'address.mobileHint': string;
  readonly 'address.region': string;
  readonly 'address.regionHint': string;
  readonly 'address.detail': string;
  readonly 'address.detailHint': string;
  readonly 'address.makeDefault': string;
  readonly 'address.save': string;
  readonly 'address.saved': string;
  readonly 'address.paste': string;
  readonly 'address.pasteHint': string;
  readonly 'address.fill': string;
  readonly 'address.filled': string;
  readonly 'address.nothingFound': string;
  readonly 'address.defaultTag': string;
  readonly 'address.setDefault': string;
  readonly 'address.edit': string;
  readonly 'address.remove': string;
  readonly 'address.removeConfirm': string;
  readonly 'address.removed': string;
  readonly 'address.empty': string;
  readonly 'address.add': string;
  readonly 'address.choose': string;
  readonly 'address.province': string;
  readonly 'address.city': string;
  readonly 'address.district': string;
  readonly 'address.gone': string;
  readonly 'address.makeDefaultOf': `${string}{{name}}${string}`;
  readonly 'address.isChosen': string;
  readonly 'address.restored': string;
  readonly 'address.startOver': string;
  readonly 'address.toOverseas': string;
  readonly 'address.toDomestic': string;
  readonly 'address.locate': string;
};

/** The texts of `locales/<language>/address.json`. */
export const addressMessages = defineMessages<AddressTexts>('address', {
  en: en as AddressTexts,
  load: {
    zh: () => import('../../../locales/zh/address.json'),
    ja: () => import('../../../locales/ja/address.json'),
    fr: () => import('../../../locales/fr/address.json'),
    de: () => import('../../../locales/de/address.json'),
    it: () => import('../../../locales/it/address.json'),
    es: () => import('../../../locales/es/address.json'),
    ko: () => import('../../../locales/ko/address.json'),
  },
});
