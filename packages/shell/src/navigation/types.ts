import type { Address } from '../routing/hashAddress.ts';
import type { Route } from '../routing/Route.ts';
import type { LayerEnd } from './layers.ts';

/** How a page is opened; `back` returns to one behind. */
export type NavigationKind = 'navigate-to' | 'redirect' | 'switch-tab' | 'relaunch' | 'back';

/** One page in the history. */
export interface StackEntry {
  /** Unique in the browser's history, kept over a reload. */
  readonly key: string;
  /** How many steps of ours lie behind it; sheets count as steps. */
  readonly position: number;
  readonly address: Address;
  readonly route: Route;
  /** Names the mounted page: tab pages are mounted once, however often the history names them. */
  readonly instance: string;
}

/** How the page that is shown came to be shown. */
export type Motion = 'none' | 'forward' | 'back';

/** What the page stack shows. */
export interface NavigationState {
  /** Pages behind the current one and the current one, oldest first; after a reload only the current one. */
  readonly entries: readonly StackEntry[];
  readonly current: StackEntry;
  readonly motion: Motion;
  /** Counts the changes of page. */
  readonly turn: number;
}

/** A page about to be opened. */
export interface NavigationRequest {
  readonly kind: NavigationKind;
  readonly from: Address;
  readonly to: Address;
}

/** Asked before a page opens; false keeps the shopper where they are. */
export type NavigationInterceptor = (request: NavigationRequest) => Promise<boolean>;

/** Where a navigation ended: `stayed` if the interceptor refused it or it was the second of a double tap. */
export type NavigationOutcome = 'opened' | 'stayed';

/** A way through the mall's pages. Routes are texts such as `/pages/goods/detail?id=1`. */
export interface Navigation {
  readonly getState: () => NavigationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens a page on top of the current one. */
  navigateTo(route: string): Promise<NavigationOutcome>;
  /** Opens a page in place of the current one, which is not visited again. */
  redirectTo(route: string): Promise<NavigationOutcome>;
  /** Shows a tab page as it was left; other parameters are handed to it. */
  switchTab(route: string): Promise<NavigationOutcome>;
  /** Closes every page and opens one. */
  relaunch(route: string): Promise<NavigationOutcome>;
  /** Goes back; home where nothing lies behind. @default one step */
  back(steps?: number): Promise<NavigationOutcome>;
  /**
   * As the browser's Back: closes what lies over the page, else goes back. False where there is neither: whoever has the
   * key may do something else with it.
   */
  pressBack(): boolean;
  /** Opens a tab page by switch-tab and any other by navigate-to. */
  open(route: string): Promise<NavigationOutcome>;
  /** Changes the parameters of the current page without a new step; the page keeps its state. */
  replaceParameters(search: string): void;
  /** True when a page lies behind the current one. */
  canGoBack(): boolean;
  /** Sets the step before opening a page. @default allows everything */
  setInterceptor(interceptor: NavigationInterceptor): void;
  /**
   * Tells that something lies over the page (a sheet, a dialog): Back then calls `onClose` and stays on the page. It is
   * also called when the page is `left` by another way. Answers the function that takes the layer away, to be called
   * when it was closed otherwise.
   */
  addLayer(onClose: (end: LayerEnd) => void): () => void;
  /** Ends when every change that was begun is done: leaving the mall in the middle of one would be undone by it. */
  settled(): Promise<void>;
  /** Goes on after log-in: to the interrupted page, else the last URL, else home. */
  finishLogin(): Promise<NavigationOutcome>;
  /** Follows the address bar and the Back button from now on. */
  start(): void;
  /** Stops following. */
  dispose(): void;
}

/** What the guard and the last URL need of the session. */
export interface NavigationSession {
  isSignedIn(): boolean;
  /** The last page shown that is not under pages/login. */
  lastUrl(): string;
  setLastUrl(route: string): void;
}

/** What `createNavigation` takes. */
export interface NavigationOptions {
  readonly routes: readonly Route[];
  readonly session: NavigationSession;
  /** @default window */
  readonly window?: NavigationWindow | undefined;
  /** Begins to load a page's code. @default nothing */
  readonly preload?: ((route: Route) => void) | undefined;
  /** Called just before another page is shown, so that the scroll position can be kept. @default nothing */
  readonly beforeNavigate?: ((leaving: StackEntry) => void) | undefined;
  /** Called with every address that somebody wants to open, whether or not it opens. @default nothing */
  readonly onWanted?: ((address: Address) => void) | undefined;
  /** Makes keys of history entries. @default crypto.randomUUID */
  readonly createKey?: (() => string) | undefined;
}

/** The part of `window` that navigation uses. */
export interface NavigationWindow {
  readonly location: Pick<Location, 'hash'>;
  readonly history: Pick<History, 'length' | 'state' | 'pushState' | 'replaceState' | 'go'> & {
    scrollRestoration?: ScrollRestoration;
  };
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
}
