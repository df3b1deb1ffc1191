import { defaultLanguage, toWireLanguage } from '../i18n/languages.ts';
import type { MemoryState } from './types.ts';

/** What the fields are when the page begins. */
export const memoryDefaults: MemoryState = {
  language: toWireLanguage(defaultLanguage),
  addressId: undefined,
  memo: '',
  invoiceOrders: [],
  cartNumber: 0,
  currentTab: '/pages/index/index',
  currencySymbol: '¥',
  storageSymbol: '¥',
  score: 0,
  domain: '',
  third: undefined,
};
