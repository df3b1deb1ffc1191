import type { ShopConfig } from '../src/api/index.ts';
import { interfaceLanguages } from '../src/i18n/languages.ts';

/** A shop config; tests set only the relevant fields. */
export function buildConfig(given: Partial<ShopConfig> = {}): ShopConfig {
  return {
    name: 'Pawlet',
    languages: interfaceLanguages,
    phone: '',
    contact: { email: '', chatUrl: '', hours: '' },
    law: {
      withdrawalDays: 0,
      hasWithdrawalButton: false,
      taxNote: 'none',
      hasImprint: false,
      statistics: 'ask',
    },
    theme: { color: '#ffffff', bgColor: '#e56a54', ladder: 10, number: 9, border: 5 },
    country: {
      code: 'CHN',
      currency: 'CNY',
      currencySymbol: '¥',
      decimals: 2,
      timeZone: 'Asia/Shanghai',
    },
    countries: [],
    points: { isUsable: true, rate: 100, cap: 0, give: 0 },
    logInWays: [],
    hasRestockAlerts: false,
    payMethods: [],
    defaultPayType: '',
    banners: [],
    notices: [],
    shortcuts: [],
    tabs: [],
    hotKeywords: [],
    brands: [],
    orderTimeoutSeconds: 3600,
    placeholderImageUrl: '',
    upload: { url: '', cdnUrl: '', maxSize: '', mimeTypes: '', fields: {} },
    cloud: { currency: 'CNY', currencySymbol: '¥', apiOrigin: '' },
    minAppVersion: '',
    appStores: { ios: '', android: '' },
    mapTiles: { url: '', attribution: '' },
    translator: '',
    signInRewards: [],
    carriers: [],
    afterSaleReasons: [],
    home: undefined,
    ...given,
  };
}

/** A shop in Germany, for tests of amounts in EUR. */
export const germany: ShopConfig['country'] = {
  code: 'DEU',
  currency: 'EUR',
  currencySymbol: '€',
  decimals: 2,
  timeZone: 'Europe/Berlin',
};
