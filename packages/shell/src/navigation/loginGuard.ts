import { formatAddress } from '../routing/hashAddress.ts';
import type { Address } from '../routing/hashAddress.ts';
import { resolveAddress } from '../routing/matchRoute.ts';
import type { Destination } from '../routing/matchRoute.ts';
import { paths } from '../routing/paths.ts';
import type { Route } from '../routing/Route.ts';
import { createLoginReturn, isLoginAddress, isTextAddress } from './loginReturn.ts';
import type { NavigationSession, NavigationWindow } from './types.ts';

/** Stands before the closed pages, and knows where to go on after log-in. */
export interface LoginGuard {
  /** A closed page without log-in becomes the log-in page, a log-in page with log-in the place it interrupted. */
  admit(wanted: Destination): Destination;
  /** Notes the page that is shown, `before` being the one behind it, as where to go on after a later log-in. */
  note(shown: Address, before?: Address): void;
  /** Where to go on after log-in: the interrupted page, which is then forgotten, else the last one, else home. */
  takeReturn(): Address;
}

/** Makes the guard of the mall's closed pages. */
export function createLoginGuard(
  routes: readonly Route[],
  session: NavigationSession,
  storage: () => NavigationWindow['sessionStorage'],
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
      // A log-in page is on the way to somewhere; any other page is a place of its own.
      if (isLoginAddress(shown)) return;
      // Who reads the terms at the log-in comes back to it.
      if (before !== undefined && isLoginAddress(before) && isTextAddress(shown)) return;
      session.setLastUrl(formatAddress(shown));
      loginReturn.forget();
    },
    takeReturn: () => loginReturn.take(),
  };
}
