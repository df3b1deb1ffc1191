// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/coupons.json' with { type: 'json' };

/** The texts of `locales/en/coupons.json`, by what each has to hold. */
export type CouponsTexts = {
  readonly 'coupons.off': `${string}{{value}}${string}`;
  readonly 'coupons.over': `${string}{{money}}${string}`;
  readonly 'coupons.noThreshold': string;
  readonly 'coupons.claim': string;
  readonly 'coupons.claimOf': `${string}{{name}}${string}`;
  readonly 'coupons.claimAgain': `${string}{{share}}${string}`;
  readonly 'coupons.claimAgainOf': `${string}{{share}}${string}{{name}}${string}`;
  readonly 'coupons.claimed': string;
  readonly 'coupons.allClaimed': string;
  readonly 'coupons.notNow': string;
  readonly 'coupons.share': `${string}{{percent}}${string}`;
  readonly 'coupons.claimDone': string;
  readonly 'coupons.use': string;
  readonly 'coupons.useOf': `${string}{{name}}${string}`;
  readonly 'coupons.kinds': string;
  readonly 'coupons.all': string;
  readonly 'coupons.minus': string;
  readonly 'coupons.percent': string;
  readonly 'coupons.none': string;
  readonly 'coupons.toShop': string;
  readonly 'coupons.mine': string;
  readonly 'coupons.tabs': string;
  readonly 'coupons.usable': string;
  readonly 'coupons.used': string;
  readonly 'coupons.expired': string;
  readonly 'coupons.noneUsable': string;
  readonly 'coupons.noneUsed': string;
  readonly 'coupons.noneExpired': string;
  readonly 'coupons.toClaim': string;
  readonly 'coupons.toClaimMore': string;
  readonly 'coupons.until': `${string}{{date}}${string}`;
  readonly 'coupons.from': `${string}{{date}}${string}`;
  readonly 'coupons.endedOn': `${string}{{date}}${string}`;
  readonly 'coupons.soon': string;
  readonly 'coupons.stampUsed': string;
  readonly 'coupons.stampExpired': string;
  readonly 'coupons.notFound': string;
  readonly 'coupons.goods': string;
  readonly 'coupons.noGoods': string;
  readonly 'coupons.allGoods': string;
  readonly 'coupons.rules': string;
  readonly 'coupons.perPerson_one': `${string}{{count}}${string}`;
  readonly 'coupons.perPerson_other': `${string}{{count}}${string}`;
  readonly 'coupons.claimUntil': `${string}{{date}}${string}`;
  readonly 'coupons.claimFrom': `${string}{{date}}${string}`;
  readonly 'coupons.return': string;
};

/** The texts of `locales/<language>/coupons.json`. */
export const couponsMessages = defineMessages<CouponsTexts>('coupons', {
  en: en as CouponsTexts,
  load: {
    zh: () => import('../../../locales/zh/coupons.json'),
    ja: () => import('../../../locales/ja/coupons.json'),
    fr: () => import('../../../locales/fr/coupons.json'),
    de: () => import('../../../locales/de/coupons.json'),
    it: () => import('../../../locales/it/coupons.json'),
    es: () => import('../../../locales/es/coupons.json'),
    ko: () => import('../../../locales/ko/coupons.json'),
  },
});
