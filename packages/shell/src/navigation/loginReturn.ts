import type { SessionStorage } from '@pawlet/core/session';
import { createTextStorage } from '@pawlet/core/storage';
import { formatAddress, parseAddress } from '../routing/hashAddress.ts';
import type { Address } from '../routing/hashAddress.ts';
import { findRoute } from '../routing/matchRoute.ts';
import { paths } from '../routing/paths.ts';
import type { Route } from '../routing/Route.ts';
import type { NavigationSession } from './types.ts';

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

/** Creates the store of the interrupted page, by default in the tab. */
export function createLoginReturn(
  routes: readonly Route[],
  session: NavigationSession,
  given?: SessionStorage,
): LoginReturn {
  const storage = createTextStorage('tab', given);
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
      return interrupted ?? known(session.lastUrl()) ?? { path: paths.home, search: '' };
    },
  };
}
