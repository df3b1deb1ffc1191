import { formatAddress, parseAddress } from '../routing/hashAddress.ts';
import type { Address } from '../routing/hashAddress.ts';
import { findRoute, homePath } from '../routing/matchRoute.ts';
import type { Route } from '../routing/Route.ts';
import type { NavigationSession, NavigationWindow } from './types.ts';

/** The log-in page that closed pages lead to. */
export const loginPath = '/pages/login/mobilelogin';

/** Tells the pages under pages/login, which never stay in the history. */
export function isLoginAddress({ path }: Address): boolean {
  return path.startsWith('/pages/login/');
}

const storageKey = 'pawlet:interrupted';

/** Remembers where the log-in interrupted the shopper; over a reload and a social log-in too. */
export interface LoginReturn {
  remember(address: Address): void;
  /** The shopper went elsewhere. */
  forget(): void;
  /** Where to go on after log-in; forgets the interrupted place. Only ever a known page of ours. */
  take(): Address;
}

/** Makes the memory of the interrupted place. */
export function createLoginReturn(
  routes: readonly Route[],
  session: NavigationSession,
  storage: NavigationWindow['sessionStorage'],
): LoginReturn {
  const known = (text: string | null): Address | undefined => {
    if (text === null || text === '') return undefined;
    const address = parseAddress(text);
    return findRoute(routes, address) === undefined || isLoginAddress(address) ? undefined : address;
  };
  return {
    remember: (address) => storage.setItem(storageKey, formatAddress(address)),
    forget: () => storage.removeItem(storageKey),
    take() {
      const interrupted = known(storage.getItem(storageKey));
      storage.removeItem(storageKey);
      return interrupted ?? known(session.lastUrl()) ?? { path: homePath, search: '' };
    },
  };
}
