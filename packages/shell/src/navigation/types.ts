import type { InterfaceLanguage } from '@pawlet/core/i18n';
import type { SessionStorage } from '@pawlet/core/session';
import type { Address } from '../routing/hashAddress.ts';
import type { PageLocation } from '../routing/publicAddress.ts';
import type { Route } from '../routing/Route.ts';
import type { LayerEnd } from './layers.ts';

/** How a page is opened; `back` returns to a previous one. */
export type NavigationKind = 'navigate-to' | 'redirect' | 'switch-tab' | 'relaunch' | 'back';

/** One page in the history. */
export interface StackEntry {
  /** Unique in the browser's history, kept across a reload. */
  readonly key: string;
  /** Number of own steps behind it; sheets count as steps. */
  readonly position: number;
  readonly address: Address;
  readonly route: Route;
  /** Identifies the mounted page: a tab page is mounted once, however often it is in the history. */
  readonly instance: string;
}

/** How the page came to be shown. */
export type Motion = 'none' | 'forward' | 'back';

/** What the page stack shows. */
export interface NavigationState {
  /** Previous pages and the current one, oldest first; after a reload only the current one. */
  readonly entries: readonly StackEntry[];
  readonly current: StackEntry;
  readonly motion: Motion;
  /** Counts the navigations. */
  readonly turn: number;
}

/** A page about to be opened. */
export interface NavigationRequest {
  readonly kind: NavigationKind;
  readonly from: Address;
  readonly to: Address;
}

/** Called before a page opens; false cancels the navigation. */
export type NavigationInterceptor = (request: NavigationRequest) => Promise<boolean>;

/** The result of a navigation: `stayed` if the interceptor refused it or it was the second of a double tap. */
export type NavigationOutcome = 'opened' | 'stayed';

/** The navigation between the storefront's pages. Routes are strings such as `/pages/goods/detail?id=1`. */
export interface Navigation {
  readonly getState: () => NavigationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens a page on top of the current one. */
  navigateTo(route: string): Promise<NavigationOutcome>;
  /** Opens a page in place of the current one, which is not visited again. */
  redirectTo(route: string): Promise<NavigationOutcome>;
  /** Shows a tab page in its last state; new parameters are passed to it. */
  switchTab(route: string): Promise<NavigationOutcome>;
  /** Closes every page and opens one. */
  relaunch(route: string): Promise<NavigationOutcome>;
  /**
   * Goes back; home where there is no previous page.
   * @default one step
   */
  back(steps?: number): Promise<NavigationOutcome>;
  /**
   * Like the browser's Back: closes what is over the page, else goes back. False where there is neither: the caller may
   * handle the key otherwise.
   */
  pressBack(): boolean;
  /** Opens a tab page by switch-tab and any other by navigate-to. */
  open(route: string): Promise<NavigationOutcome>;
  /** Changes the parameters of the current page without a new step; the page keeps its state. */
  replaceParameters(search: string): void;
  /** True when there is a previous page. */
  canGoBack(): boolean;
  /** The URL of a page for a link, as the address bar shows it: `/goods/7`, or `#/pages/goods/detail?id=7`. */
  toUrl(route: string): string;
  /**
   * Sets the interceptor that runs before a page opens.
   * @default allows everything
   */
  setInterceptor(interceptor: NavigationInterceptor): void;
  /**
   * Registers something over the page (a sheet, a dialog): Back then calls `onClose` and stays on the page. It is also
   * called when the page is `left` otherwise. Returns a function that removes the layer, to be called when it was
   * closed otherwise.
   */
  addLayer(onClose: (end: LayerEnd) => void): () => void;
  /** Resolves when every pending change is complete: a pending one would undo leaving the storefront. */
  settled(): Promise<void>;
  /** Continues after the log-in: to the interrupted page, else the last URL, else home. */
  finishLogin(): Promise<NavigationOutcome>;
  /** Starts following the address bar and the Back button. */
  start(): void;
  /** Stops following. */
  dispose(): void;
}

/** What the guard and the last URL need of the session. */
export interface NavigationSession {
  isSignedIn(): boolean;
  /** The last page shown that is not below pages/login. */
  lastUrl(): string;
  setLastUrl(route: string): void;
}

/** Options of `createNavigation`. */
export interface NavigationOptions {
  readonly routes: readonly Route[];
  readonly session: NavigationSession;
  /** @default window */
  readonly window?: NavigationWindow | undefined;
  /** Stores the interrupted page. @default the tab's */
  readonly storage?: SessionStorage | undefined;
  /**
   * The language in the paths of public pages, for a visit that began at such a path with a language.
   * @default that of the first path
   */
  readonly language?: (() => InterfaceLanguage) | undefined;
  /** Whether a server has rendered the first page: then `/` is a path like the others. @default false */
  readonly isRendered?: boolean | undefined;
  /**
   * Starts loading a page's code.
   * @default nothing
   */
  readonly preload?: ((route: Route) => void) | undefined;
  /**
   * Called just before another page is shown, so that the scroll position can be stored.
   * @default nothing
   */
  readonly beforeNavigate?: ((leaving: StackEntry) => void) | undefined;
  /**
   * Called with every requested route, whether or not it opens.
   * @default nothing
   */
  readonly onWanted?: ((address: Address) => void) | undefined;
  /**
   * Creates keys of history entries.
   * @default crypto.randomUUID
   */
  readonly createKey?: (() => string) | undefined;
}

/** The part of `window` that navigation uses. */
export interface NavigationWindow {
  readonly location: PageLocation;
  readonly history: Pick<History, 'length' | 'state' | 'pushState' | 'replaceState' | 'go'> & {
    scrollRestoration?: ScrollRestoration;
  };
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
}
