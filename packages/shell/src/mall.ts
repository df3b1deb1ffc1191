import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FrameTrust } from './host/createFrameTrust.ts';
import type { MallNetwork } from './offline/createOfflineNetwork.ts';
import type { DeferredNetwork } from './offline/deferredNetwork.ts';
import type { Navigation, NavigationState } from './navigation/types.ts';
import type { PageCode } from './routing/pageCode.ts';
import type { Route } from './routing/Route.ts';
import type { PageMemories } from './stack/pageMemory.ts';
import type { PageStackStore } from './stack/createPageStack.ts';

/** What all pages of one mall share. */
export interface Mall {
  readonly routes: readonly Route[];
  readonly navigation: Navigation;
  /** The code of a page. */
  readonly codeOf: (route: Route) => PageCode;
  readonly memories: PageMemories;
  readonly stack: PageStackStore;
  /** True while an app around the page shows title and back button itself. */
  readonly hostBar: StoreApi<boolean>;
  /** True while the ways to reach the shop are shown. */
  readonly contact: StoreApi<boolean>;
  /** Whether money may be spent here: not in somebody else's frame that does not say who it is. */
  readonly trust: StoreApi<FrameTrust>;
  /** What goes on without a network, where the mall opens without one. */
  readonly network?: DeferredNetwork<MallNetwork> | undefined;
}

const MallContext = createContext<Mall | undefined>(undefined);

/** Hands the mall down to its pages. */
export const MallProvider = MallContext.Provider;

/** What all pages of the mall share. */
export function useMall(): Mall {
  const mall = useContext(MallContext);
  if (mall === undefined) throw new Error('Pawlet: no mall around this component.');
  return mall;
}

/** The way through the mall's pages. */
export function useNavigation(): Navigation {
  return useMall().navigation;
}

/** Where the shopper is; changes with every change of page. */
export function useNavigationState(): NavigationState {
  const { navigation } = useMall();
  return useSyncExternalStore(navigation.subscribe, navigation.getState, navigation.getState);
}
