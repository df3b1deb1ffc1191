import { defaultLanguage, toWireLanguage } from '../i18n/languages.ts';
import type { MemoryState } from './types.ts';

/** What the fields are when the page begins. */
export const memoryDefaults: MemoryState = {
  language: toWireLanguage(defaultLanguage),
  addressId: undefined,
  memo: '',
  cartNumber: 0,
  third: undefined,
};
