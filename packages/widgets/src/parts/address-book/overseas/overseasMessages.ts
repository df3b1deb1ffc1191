// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../../locales/en/overseas.json' with { type: 'json' };

/** The texts of `locales/en/overseas.json`, by what each has to hold. */
export type OverseasTexts = {
  readonly 'overseas.country': string;
  readonly 'overseas.choose': string;
  readonly 'overseas.lastName': string;
  readonly 'overseas.firstName': string;
  readonly 'overseas.dialCode': string;
  readonly 'overseas.mobile': string;
  readonly 'overseas.extension': string;
  readonly 'overseas.zipcode': string;
  readonly 'overseas.zip': string;
  readonly 'overseas.eircode': string;
  readonly 'overseas.province': string;
  readonly 'overseas.state': string;
  readonly 'overseas.onlyProvince': string;
  readonly 'overseas.prefecture': string;
  readonly 'overseas.county': string;
  readonly 'overseas.doSi': string;
  readonly 'overseas.suburb': string;
  readonly 'overseas.city': string;
  readonly 'overseas.detail': string;
  readonly 'overseas.detailHint': string;
  readonly 'overseas.email': string;
  readonly 'overseas.company': string;
  readonly 'overseas.optional': string;
  readonly 'overseas.phoneWrong': string;
  readonly 'overseas.postCodeLike': `${string}{{sample}}${string}`;
  readonly 'overseas.postCodeWrong': string;
  readonly 'overseas.chooseState': string;
  readonly 'overseas.stateUnknown': `${string}{{name}}${string}`;
  readonly 'overseas.stateNone': `${string}{{name}}${string}`;
  readonly 'overseas.tooLong': `${string}{{max}}${string}`;
  readonly 'overseas.shipping': string;
  readonly 'overseas.billing': string;
  readonly 'overseas.billingSame': string;
  readonly 'overseas.searchCountry': string;
  readonly 'overseas.searchDialCode': string;
  readonly 'overseas.noCountry': string;
  readonly 'overseas.letters': string;
  readonly 'overseas.chooseCountry': string;
  readonly 'overseas.chooseDialCode': string;
};

/** The texts of `locales/<language>/overseas.json`. */
export const overseasMessages = defineMessages<OverseasTexts>('overseas', {
  en: en as OverseasTexts,
  load: {
    zh: () => import('../../../../locales/zh/overseas.json'),
    ja: () => import('../../../../locales/ja/overseas.json'),
    fr: () => import('../../../../locales/fr/overseas.json'),
    de: () => import('../../../../locales/de/overseas.json'),
    it: () => import('../../../../locales/it/overseas.json'),
    es: () => import('../../../../locales/es/overseas.json'),
    ko: () => import('../../../../locales/ko/overseas.json'),
  },
});
