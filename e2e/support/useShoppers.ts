import { test } from '@playwright/test';
import { type BusyShopper, type StoredSession, createBusyShopper, createFreshShopper } from './accounts.ts';
import { toStateUrl, routeOfState, type State } from './states/State.ts';
import type { UsedStore } from './useStore.ts';

/** The shoppers of the states, once they are created. */
export interface UsedShoppers {
  /** The shopper who views a page in this state; undefined for a visitor. */
  getLogIn(state: State): StoredSession | undefined;
  /** The route of the page in this state. */
  getRoute(state: State): string;
  /** The same with the shop's origin, in this language. */
  toAddress(state: State, language: string): string;
}

/** Creates a busy shopper and a fresh one for all tests of a file. */
export function useShoppers(store: UsedStore): UsedShoppers {
  let shoppers: { readonly busy: BusyShopper; readonly fresh: StoredSession } | undefined;
  const made = () => {
    if (shoppers === undefined) throw new Error('The shoppers have not been created.');
    return shoppers;
  };
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(180_000);
    shoppers = {
      busy: await createBusyShopper(browser, store.url),
      fresh: await createFreshShopper(browser, store.url),
    };
  });
  const busy = (): BusyShopper => made().busy;
  return {
    getLogIn: ({ as }) => (as === undefined ? undefined : made()[as]),
    getRoute: (state) => routeOfState(state, busy),
    toAddress: (state, language) => toStateUrl(store.url, state, language, busy),
  };
}
