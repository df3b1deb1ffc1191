import type { UserWithCounts } from '@pawlet/core/api';
import { accountQueries } from '@pawlet/core/queries';
import { type Resource, usePawlet, useQuery } from '@pawlet/widgets';
import { useEffect } from 'react';

/** The shopper in the personal centre; the session's copy follows, and with it the other tabs. */
export function useMe(): Resource<UserWithCounts> {
  const { session } = usePawlet();
  const me = useQuery(accountQueries.me(), { refreshOnReturn: true });
  const user = me.data;
  useEffect(() => {
    if (user === undefined || !session.isSignedIn()) return;
    const { id, username, nickname, mobile, email, avatarUrl: avatar } = user;
    const next = { id, username, nickname, mobile, email, avatar };
    const kept = session.store.getState().user;
    if (JSON.stringify(kept) !== JSON.stringify(next)) session.setUser(next);
  }, [session, user]);
  return me;
}
