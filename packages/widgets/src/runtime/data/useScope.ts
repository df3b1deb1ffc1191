import type { Pawlet } from '@pawlet/core';
import { toScope, type QueryScope } from '@pawlet/core/queries';
import { useStore } from '../useStore.ts';

/** The current query scope; undefined while the owner of a new token of the embedder is being loaded. */
export function useScope({ session, account }: Pawlet): QueryScope | undefined {
  const { store } = session;
  const shopper = useStore(store, (state) => toScope(state).shopper);
  const lang = useStore(store, (state) => state.lang);
  const country = useStore(store, (state) => state.country);
  const isUnknown = useStore(store, ({ token, user }) => token !== '' && user === undefined);
  const isRenewing = useStore(account.prompt, () => account.isRenewing());
  return isUnknown && isRenewing ? undefined : { shopper, lang, country };
}
