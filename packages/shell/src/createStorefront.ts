import { createStore } from 'zustand/vanilla';
import type { Pawlet } from '@pawlet/core';
import { declaredCatalogues } from '@pawlet/core/i18n';
import { preloadText } from '@pawlet/widgets';
import { createFrameTrust } from './host/createFrameTrust.ts';
import type { Storefront } from './storefront.ts';
import { createNavigation } from './navigation/createNavigation.ts';
import type { NavigationWindow } from './navigation/types.ts';
import { keepInvite } from './navigation/keepInvite.ts';
import { createPageCode } from './routing/pageCode.ts';
import { withListedTabs } from './routing/listedTabs.ts';
import { resolveAddress } from './routing/matchRoute.ts';
import { readPageAddress } from './routing/publicAddress.ts';
import type { Route } from './routing/Route.ts';
import { createPageStack, readMotionMs } from './stack/createPageStack.ts';
import { leavePage } from './stack/leavePage.ts';
import { createPageMemories } from './stack/pageMemory.ts';

/** What `createStorefront` takes besides shop and pages. */
export interface MallOptions {
  /** Milliseconds of the page animation. @default none with reduced motion */
  readonly motionMs?: (() => number) | undefined;
  /** @default window */
  readonly page?: NavigationWindow | undefined;
  /** Whether a server has rendered the first page. @default false */
  readonly isRendered?: boolean | undefined;
}

/** Creates the storefront for a shop: its pages, its navigation and its stored state. */
export function createStorefront(
  rows: readonly Route[],
  pawlet: Pawlet,
  { motionMs = readMotionMs, page = window, isRendered = false }: MallOptions = {},
): Storefront {
  const routes = withListedTabs(rows, () => pawlet.config.store.getState().config?.tabs);
  const { session } = pawlet;
  const ofFrame = new Set(declaredCatalogues());
  const getCode = createPageCode({
    // Messages bundled with the code of a page are formatted from its first frame on.
    complete: () =>
      preloadText(
        pawlet,
        declaredCatalogues().filter((catalogue) => !ofFrame.has(catalogue)),
      ),
  });
  const memories = createPageMemories();
  // The page's code is requested before anything else happens.
  getCode(resolveAddress(routes, readPageAddress(page.location)).route).preload();
  const navigation = createNavigation({
    routes,
    window: page,
    isRendered,
    language: () => session.store.getState().lang,
    preload: (route) => getCode(route).preload(),
    beforeNavigate: (leaving) => leavePage(memories, leaving),
    onWanted: (address) => keepInvite(session, address),
    session: {
      isSignedIn: () => session.isSignedIn(),
      lastUrl: () => session.store.getState().lastUrl,
      setLastUrl: (route) => session.setLastUrl(route),
    },
  });
  return {
    routes,
    getCode,
    memories,
    navigation,
    stack: createPageStack(navigation, { motionMs }),
    hostBar: createStore<boolean>(() => false),
    contact: createStore<boolean>(() => false),
    trust: createFrameTrust(),
  };
}
