import type { UserWithCounts } from '@pawlet/core/api';
import { usePawlet, useResource, type Resource } from '@pawlet/widgets';
import { useEffect } from 'react';

/** The shopper, as the personal centre shows her; what the session keeps of her follows, and with it the other tabs. */
export function useMe(): Resource<UserWithCounts> {
  const { api, session } = usePawlet();
  const me = useResource(['me'], () => api.user.load(), { refreshOnReturn: true });
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
