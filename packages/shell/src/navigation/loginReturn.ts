import { formatAddress, parseAddress } from '../routing/hashAddress.ts';
import type { Address } from '../routing/hashAddress.ts';
import { findRoute } from '../routing/matchRoute.ts';
import { paths } from '../routing/paths.ts';
import type { Route } from '../routing/Route.ts';
import type { NavigationSession, NavigationWindow } from './types.ts';

/** Tells the pages under pages/login, which never stay in the history. */
export function isLoginAddress({ path }: Address): boolean {
  return path.startsWith('/pages/login/');
}

/** Tells the pages of terms and other texts. */
export function isTextAddress({ path }: Address): boolean {
  return path === paths.text || path === paths.rules;
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
  storage: () => NavigationWindow['sessionStorage'],
): LoginReturn {
  /** What is remembered where the browser keeps nothing, as in frames of other sites. */
  let inMemory: string | null = null;
  const write = (text: string | null): void => {
    inMemory = text;
    try {
      if (text === null) storage().removeItem(storageKey);
      else storage().setItem(storageKey, text);
    } catch {
      // Blocked or full: a reload forgets it then.
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
