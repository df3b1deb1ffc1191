import { useStore } from 'zustand';
import type { Pawlet } from '@pawlet/core';

/** Whose data, in which language and country: part of every key, so that nothing is shown to the wrong one. */
export interface Scope {
  /** Changes with the shopper; '' for a visitor. */
  readonly shopper: string;
  readonly lang: string;
  readonly country: string;
}

/** The scope of what is loaded now. */
export function useScope(pawlet: Pawlet): Scope {
  const { store } = pawlet.session;
  const shopper = useStore(store, ({ token, user }) => (token === '' ? '' : String(user?.id ?? 'unknown')));
  const lang = useStore(store, (state) => state.lang);
  const country = useStore(store, (state) => state.country);
  return { shopper, lang, country };
}
