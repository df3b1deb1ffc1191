import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FrameTrust } from './host/createFrameTrust.ts';
import type { StorefrontNetwork } from './offline/createOfflineNetwork.ts';
import type { DeferredNetwork } from './offline/deferredNetwork.ts';
import type { Navigation, NavigationState } from './navigation/types.ts';
import type { PageCode } from './routing/pageCode.ts';
import type { Route } from './routing/Route.ts';
import type { PageMemories } from './stack/pageMemory.ts';
import type { PageStackStore } from './stack/createPageStack.ts';

/** The shared state of all pages of one storefront. */
export interface Storefront {
  readonly routes: readonly Route[];
  readonly navigation: Navigation;
  /** The code of a page. */
  readonly getCode: (route: Route) => PageCode;
  readonly memories: PageMemories;
  readonly stack: PageStackStore;
  /** True while an app around the page shows title and back button itself. */
  readonly hostBar: StoreApi<boolean>;
  /** True while the contact sheet is open. */
  readonly contact: StoreApi<boolean>;
  /** Whether payments are allowed here: not in an unidentified foreign frame. */
  readonly trust: StoreApi<FrameTrust>;
  /** The offline features, where the storefront opens offline. */
  readonly network?: DeferredNetwork<StorefrontNetwork> | undefined;
}

const StorefrontContext = createContext<Storefront | undefined>(undefined);

/** Provides the storefront to its pages. */
export const StorefrontProvider = StorefrontContext.Provider;

/** The shared state of all pages of the storefront. */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext);
  if (storefront === undefined) throw new Error('Pawlet: this component needs a storefront around it.');
  return storefront;
}

/** The navigation between the storefront's pages. */
export function useNavigation(): Navigation {
  return useStorefront().navigation;
}

/** The current location; changes with every navigation. */
export function useNavigationState(): NavigationState {
  const { navigation } = useStorefront();
  return useSyncExternalStore(navigation.subscribe, navigation.getState, navigation.getState);
}
