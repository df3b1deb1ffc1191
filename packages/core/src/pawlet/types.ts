import type { StoreApi } from 'zustand/vanilla';
import type { CreateResources } from '../api/apiOptions.ts';
import type { Api } from '../api/api.ts';
import type { LogIn, User } from '../api/types/account.ts';
import type { ShopConfig } from '../api/types/config.ts';
import type { Cart } from '../cart/types.ts';
import type { PawletError } from '../errors/PawletError.ts';
import type { Signal } from '../events/createSignal.ts';
import type { PawletEvents } from '../events/types.ts';
import type { HostPort } from '../host/types.ts';
import type { Fetch } from '../http/transport.ts';
import type { BootCall, HttpClient, HttpLogEntry, Notice } from '../http/types.ts';
import type { MessageTexts, Translator } from '../i18n/types.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';
import type { QueryCache } from '../queries/types.ts';
import type { Session, SessionOptions } from '../session/types.ts';
import type { PawletAppearance } from '../theme/appearance.ts';

/** Loading state of the shop's config. */
export interface ConfigState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last loaded config; kept while a new one is loading. */
  readonly config: ShopConfig | undefined;
  /** Why loading failed; undefined otherwise. */
  readonly error: PawletError | undefined;
}

/** The config of the shop: loaded once, and again when language or country change. */
export interface ConfigStore {
  readonly store: StoreApi<ConfigState>;
  /** Loads it unless already loaded; rejects on failure. */
  load(): Promise<ShopConfig>;
  /** Reloads it; rejects on failure. */
  reload(): Promise<ShopConfig>;
  /** Uses a config loaded elsewhere, unless there is one; the next `load` reloads it if it is stale. */
  put(config: ShopConfig, isStale: boolean): void;
}

/** Purpose of a log-in, where it affects the prompt. */
export type LogInPurpose = 'purchase';

/** State of the log-in prompt. */
export interface PromptState {
  readonly isOpen: boolean;
  readonly reason: 'expired' | 'visitor';
  /** A visitor who is buying can continue as a guest; undefined for any other log-in. */
  readonly purpose: LogInPurpose | undefined;
}

/** Result of a token in the URL. */
export type AddressLogIn =
  /** There was none, or it was invalid. */
  | { readonly status: 'none' }
  | { readonly status: 'logged-in' }
  /** Somebody else is logged in: ask "continue as X?" and call `accept` on yes. */
  | { readonly status: 'confirm'; readonly user: User; readonly accept: () => void };

/** Manages log-in and log-out. */
export interface Account {
  /** Open while the shopper is prompted to log in; a log-in sheet follows it. */
  readonly prompt: StoreApi<PromptState>;
  /** True while the embedder is asked for a token, and until its user is loaded. */
  isRenewing(): boolean;
  /**
   * Registers a component that shows the prompt; returns a function that unregisters it. Without one, requests are
   * refused immediately.
   */
  attachPrompt(): () => void;
  /**
   * Requests a log-in, once for concurrent callers: from the surrounding app if it issues tokens, otherwise from the
   * shopper. Resolves with true when logged in, immediately if so already.
   */
  requestLogIn(purpose?: LogInPurpose): Promise<boolean>;
  /** The shopper dismissed the prompt. */
  cancelLogIn(): void;
  /** Applies a log-in: stores it, closes the prompt, moves the visitor's cart lines. */
  logIn(login: LogIn): void;
  /** Adopts the token of the surrounding app unchanged, and loads its user. '' logs out locally only. */
  adoptToken(token: string): Promise<void>;
  /** Logs out locally, and on the server if it responds within three seconds. */
  logOut(): Promise<void>;
  /** Exchanges the token from the URL, once at start; rejects when the server is unreachable. */
  takeAddressLogIn(): Promise<AddressLogIn>;
}

/** What a server has rendered. */
export interface Hydration {
  /** States of stores as they were rendered: shown until the page is hydrated. */
  readonly rendered: Map<object, unknown>;
  /** What `renderWithData` has formatted, by key. */
  formats?: Readonly<Record<string, unknown>> | undefined;
  /** A provider has been mounted: what a server renders from now on is added to a running page. */
  isOver: boolean;
  /** What is left to do once a provider has been mounted. */
  finish?: (() => void) | undefined;
  /** Called when a provider has been mounted. */
  end(): void;
}

/** One shop on a page: the API for widgets and pages. */
export interface Pawlet {
  readonly session: Session;
  readonly http: HttpClient;
  readonly api: Api;
  readonly cart: Cart;
  /** Cached data of the shop. */
  readonly queries: QueryCache;
  /** What a server has rendered; set by `hydrate`. */
  readonly hydration: Hydration;
  readonly config: ConfigStore;
  readonly account: Account;
  readonly host: HostPort;
  /**
   * URL of a page of the shop, for a link: `https://shop.example/#/pages/...`, on the shop's own page `#/pages/...`,
   * unless the option `routeUrl` says otherwise.
   */
  readonly routeUrl: (route: string) => string;
  /** The option `toSafeHtml`. */
  readonly toSafeHtml: ((html: string) => string) | undefined;
  readonly events: PawletEvents;
  readonly translator: Translator;
  /** Toasts and upgrade prompts not shown by a caller. */
  readonly notices: Signal<Notice>;
  /** True while a call takes longer than two seconds. */
  readonly loading: StoreApi<boolean>;
  /** The shop's appearance on this page; changed by `setAppearance`. */
  readonly appearance: Pick<StoreApi<PawletAppearance>, 'getState' | 'subscribe'>;
  /**
   * Replaces the whole appearance and updates everything shown. Invalid values are ignored, and reported in
   * development.
   */
  setAppearance(appearance: PawletAppearance): void;
  /** Stops timers, calls and listeners. */
  dispose(): void;
}

/** Options of `createPawlet`; all are optional on the shop's own page. */
export interface PawletOptions {
  /** Origin of the API. @default the page's */
  readonly apiOrigin?: string | undefined;
  /**
   * The language of texts and prices, optionally with a region: `zh`, `en`, `ja`, `fr`, `de`, `it`, `es` or `ko`,
   * `de-CH`. Overrides the shopper's earlier choice. Set it on a server and on the page that hydrates its markup.
   * @default the shopper's earlier choice, else the page's `lang`, else the browser's languages, else `zh`
   */
  readonly language?: string | undefined;
  /**
   * ISO 3166 alpha-3, such as `DEU`: determines currency, prices and delivery. Overrides the shopper's earlier choice.
   * @default the shopper's earlier choice, else the country of the language: its region where the shop sells there, or
   * where it is most spoken (`de-CH` is CHE; `de` and `de-AT` are DEU; Chinese is CHN)
   */
  readonly country?: string | undefined;
  /** Brand colour, corners, fonts and density of the page, overriding the shop's own. @default the shop's own */
  readonly appearance?: PawletAppearance | undefined;
  /** Exact origins allowed in `source_url`. @default [] */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Other session options, set by an embedder or a test. @default the browser's own */
  readonly session?:
    | Omit<SessionOptions, 'apiOrigin' | 'allowedOrigins' | 'language' | 'country'>
    | undefined;
  /** The embedder of the page. @default the browser */
  readonly host?: HostPort | undefined;
  /**
   * Opens a page of the shop in the application, by its route such as `/pages/goods/detail?id=1`; return `false` to
   * leave the route to the shop. No effect if `host` is given. @default with `apiOrigin`, pages of the shop open in a
   * new window and everything else happens in place; the URL of the page is never changed
   */
  readonly onNavigate?: ((route: string) => boolean | void) | undefined;
  /**
   * Returns the URL of a page of the shop by its route such as `/pages/goods/detail?id=1`, for links: set it where the
   * pages have addresses of their own, such as `/goods/1`.
   * @default the route as hash, `#/pages/goods/detail?id=1`; with `apiOrigin` below that origin
   */
  readonly routeUrl?: ((route: string) => string) | undefined;
  /**
   * Sanitises HTML that the shop has written, on a server: `createHtmlSanitiser` of `@pawlet/widgets/rich-text` with the
   * window of jsdom. Browsers sanitise without it. @default such HTML is not rendered on a server
   */
  readonly toSafeHtml?: ((html: string) => string) | undefined;
  /**
   * Refreshes the embedder's token, before each call with a token; if it rejects, the old token is not sent. @default
   * tokens are valid until refused
   */
  readonly freshenToken?: (() => Promise<void>) | undefined;
  /** Makes all requests, for example to a store in a worker. @default the platform's `fetch` */
  readonly fetch?: Fetch | undefined;
  /**
   * Wraps the HTTP client, for example to respond without a network. Receives the original client and returns the one
   * to use. @default none
   */
  readonly http?: ((client: HttpClient) => HttpClient) | undefined;
  /**
   * Creates the resources in `api`: `createResources` of `@pawlet/core/api`, for a page that makes most of its calls
   * from the start.
   * @default their code is loaded with the first call of any except product lists
   */
  readonly resources?: CreateResources | undefined;
  /** Calls started by the boot script, each for the first identical request. @default none */
  readonly boot?: BootCall | readonly BootCall[] | undefined;
  /** The host's own texts, overriding the catalogues. @default none */
  readonly overrides?: Partial<Record<InterfaceLanguage, MessageTexts>> | undefined;
  /** Derives a pseudo-locale from English, usually `toPseudo`, to show hard-coded texts. @default none */
  readonly pseudo?: ((text: string) => string) | undefined;
  /** Called with a log entry for each failed call. @default none */
  readonly onLog?: ((entry: HttpLogEntry) => void) | undefined;
  /** Timeout of a call in milliseconds. @default 60000 */
  readonly timeoutMs?: number | undefined;
}
