import { defaultLanguage, toWireLanguage } from '../i18n/languages.ts';
import { keptDefaults } from './keptState.ts';
import type { MemoryState, SessionState } from './types.ts';

/** Initial values of the fields. */
export const memoryDefaults: MemoryState = {
  language: toWireLanguage(defaultLanguage),
  addressId: undefined,
  memo: '',
  third: undefined,
};

/** The session of a visitor who has just arrived: what a server renders for. */
export function visitorState({ lang, country }: Pick<SessionState, 'lang' | 'country'>): SessionState {
  return {
    ...memoryDefaults,
    ...keptDefaults,
    token: '',
    user: undefined,
    lang,
    language: toWireLanguage(lang),
    country,
  };
}
