import { formatAddress, parseAddress } from '../routing/hashAddress.ts';
import type { Address } from '../routing/hashAddress.ts';
import { findRoute } from '../routing/matchRoute.ts';
import { paths } from '../routing/paths.ts';
import type { Route } from '../routing/Route.ts';
import type { NavigationSession, NavigationWindow } from './types.ts';

/** Whether a path is below pages/login; those pages never stay in the history. */
export function isLoginAddress({ path }: Address): boolean {
  return path.startsWith('/pages/login/');
}

/** Whether a path is a page of terms and other texts. */
export function isTextAddress({ path }: Address): boolean {
  return path === paths.text || path === paths.rules;
}

const storageKey = 'pawlet:interrupted';

/** Stores where the log-in interrupted the shopper; also across a reload and a social log-in. */
export interface LoginReturn {
  remember(address: Address): void;
  /** The shopper went elsewhere. */
  forget(): void;
  /** Where to continue after the log-in; clears the interrupted page. Always a known page of the storefront. */
  take(): Address;
}

/** Creates the store of the interrupted page. */
export function createLoginReturn(
  routes: readonly Route[],
  session: NavigationSession,
  storage: () => NavigationWindow['sessionStorage'],
): LoginReturn {
  /** Fallback where the browser stores nothing, as in frames of other sites. */
  let inMemory: string | null = null;
  const write = (text: string | null): void => {
    inMemory = text;
    try {
      if (text === null) storage().removeItem(storageKey);
      else storage().setItem(storageKey, text);
    } catch {
      // Blocked or full: a reload loses it.
    }
  };
  const read = (): string | null => {
    try {
      return storage().getItem(storageKey) ?? inMemory;
    } catch {
      return inMemory;
    }
  };
  const known = (text: string | null): Address | undefined => {
    if (text === null || text === '') return undefined;
    const address = parseAddress(text);
    return findRoute(routes, address) === undefined || isLoginAddress(address) ? undefined : address;
  };
  return {
    remember: (address) => write(formatAddress(address)),
    forget: () => write(null),
    take() {
      const interrupted = known(read());
      write(null);
      return interrupted ?? known(session.lastUrl()) ?? { path: paths.home, search: '' };
    },
  };
}
