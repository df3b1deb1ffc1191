import type { Pawlet } from '@pawlet/core';
import { formatAddress } from '../routing/hashAddress.ts';
import { isLoginAddress } from './loginReturn.ts';
import type { Navigation } from './types.ts';

/**
 * Leaves the log-in pages after a log-in, and a protected page after a log-out when the log-in sheet was dismissed.
 * Returns an unsubscribe function.
 */
export function connectLogin(
  navigation: Navigation,
  { session, account }: Pick<Pawlet, 'session' | 'account'>,
): () => void {
  const leaveClosedPage = (): void => {
    const { current } = navigation.getState();
    if (session.isSignedIn() || account.prompt.getState().isOpen || current.route.needsLogin !== 'yes')
      return;
    // The guard turns the page's own URL into the log-in.
    void navigation.redirectTo(formatAddress(current.address));
  };
  const endSession = session.store.subscribe((state, before) => {
    if (state.token === before.token) return;
    if (session.isSignedIn()) {
      if (isLoginAddress(navigation.getState().current.address)) void navigation.finishLogin();
      return;
    }
    // A call with a 401 opens the sheet after the token is cleared.
    setTimeout(leaveClosedPage);
  });
  const endPrompt = account.prompt.subscribe((state, before) => {
    if (before.isOpen && !state.isOpen) leaveClosedPage();
  });
  return () => {
    endSession();
    endPrompt();
  };
}
