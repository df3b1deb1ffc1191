import type { Pawlet } from '@pawlet/core';
import { toScope, type QueryScope } from '@pawlet/core/queries';
import { useStore } from '../hydration.ts';

/** The current query scope. */
export function useScope(pawlet: Pawlet): QueryScope {
  const { store } = pawlet.session;
  const shopper = useStore(store, (state) => toScope(state).shopper);
  const lang = useStore(store, (state) => state.lang);
  const country = useStore(store, (state) => state.country);
  return { shopper, lang, country };
}
