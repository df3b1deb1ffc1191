import type { SessionStorage } from '@pawlet/core/session';
import { formatAddress } from '../routing/hashAddress.ts';
import type { Address } from '../routing/hashAddress.ts';
import { resolveAddress } from '../routing/matchRoute.ts';
import type { Destination } from '../routing/matchRoute.ts';
import { paths } from '../routing/paths.ts';
import type { Route } from '../routing/Route.ts';
import { createLoginReturn, isLoginAddress, isTextAddress } from './loginReturn.ts';
import type { NavigationSession } from './types.ts';

/** Guards the protected pages, and stores where to continue after the log-in. */
export interface LoginGuard {
  /**
   * A protected page without a session becomes the log-in page, a log-in page with a session the page that it
   * interrupted.
   */
  admit(wanted: Destination): Destination;
  /** Stores the shown page, with the previous one in `before`, as where to continue after a later log-in. */
  note(shown: Address, before?: Address): void;
  /** Where to continue after the log-in: the interrupted page, which is then cleared, else the last one, else home. */
  takeReturn(): Address;
}

/** Creates the guard of the storefront's protected pages. */
export function createLoginGuard(
  routes: readonly Route[],
  session: NavigationSession,
  storage?: SessionStorage,
): LoginGuard {
  const loginReturn = createLoginReturn(routes, session, storage);
  return {
    admit(wanted) {
      if (wanted.route.needsLogin === 'yes' && !session.isSignedIn()) {
        loginReturn.remember(wanted.address);
        return resolveAddress(routes, { path: paths.login, search: '' });
      }
      if (isLoginAddress(wanted.address) && session.isSignedIn()) {
        return resolveAddress(routes, loginReturn.take());
      }
      return wanted;
    },
    note(shown, before) {
      // A log-in page is an intermediate step; any other page is a destination.
      if (isLoginAddress(shown)) return;
      // After reading the terms at the log-in, the reader returns to it.
      if (before !== undefined && isLoginAddress(before) && isTextAddress(shown)) return;
      session.setLastUrl(formatAddress(shown));
      loginReturn.forget();
    },
    takeReturn: () => loginReturn.take(),
  };
}
