import { defaultLanguage, toWireLanguage } from '../i18n/languages.ts';
import type { MemoryState } from './types.ts';

/** Initial values of the fields. */
export const memoryDefaults: MemoryState = {
  language: toWireLanguage(defaultLanguage),
  addressId: undefined,
  memo: '',
  third: undefined,
};
