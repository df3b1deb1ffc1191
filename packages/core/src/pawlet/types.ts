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

/** How the config of the shop stands. */
export interface ConfigState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last one known; it stays while a new one is loading. */
  readonly config: ShopConfig | undefined;
  /** Why loading failed; undefined otherwise. */
  readonly error: PawletError | undefined;
}

/** The config of the shop: read once, and again when language or country change. */
export interface ConfigStore {
  readonly store: StoreApi<ConfigState>;
  /** Reads it if it is not there yet; rejects when that fails. */
  load(): Promise<ShopConfig>;
  /** Reads it anew; rejects when that fails. */
  reload(): Promise<ShopConfig>;
}

/** What a log-in is wanted for, where that makes a difference to who is asked. */
export type LogInPurpose = 'purchase';

/** Whether the shopper is being asked to log in. */
export interface PromptState {
  readonly isOpen: boolean;
  readonly reason: 'expired' | 'visitor';
  /** A visitor who is buying may stay a guest; undefined for any other log-in. */
  readonly purpose: LogInPurpose | undefined;
}

/** What became of a token in the address. */
export type AddressLogIn =
  /** There was none, or it was worth nothing. */
  | { readonly status: 'none' }
  | { readonly status: 'logged-in' }
  /** Somebody else is logged in: ask "continue as X?" and `accept` on yes. */
  | { readonly status: 'confirm'; readonly user: User; readonly accept: () => void };

/** The one place where log-ins begin and end. */
export interface Account {
  /** Open while the shopper is asked to log in; a log-in sheet shows itself by it. */
  readonly prompt: StoreApi<PromptState>;
  /** True while the embedder is asked for a token, and until it is known whose it is. */
  isRenewing(): boolean;
  /** Says that somebody shows the prompt; answers the function that ends it. Without anybody a request is refused at once. */
  attachPrompt(): () => void;
  /**
   * Asks for a log-in, once, however many ask: the app around the page if it hands out tokens, else the shopper. True
   * when logged in, at once if so already.
   */
  requestLogIn(purpose?: LogInPurpose): Promise<boolean>;
  /** The shopper does not want to. */
  cancelLogIn(): void;
  /** Takes a log-in over: stores it, closes the prompt, moves the visitor's cart lines. */
  logIn(login: LogIn): void;
  /** Takes over the token of the app around the page, as it is; who it belongs to is read. '' logs out here alone. */
  adoptToken(token: string): Promise<void>;
  /** Ends the log-in here, and on the server if it can be reached within three seconds. */
  logOut(): Promise<void>;
  /** Exchanges the token that came in the address, once at start; rejects when the server cannot be reached. */
  takeAddressLogIn(): Promise<AddressLogIn>;
}

/** One shop in a page: everything that widgets and pages work with. */
export interface Pawlet {
  readonly session: Session;
  readonly http: HttpClient;
  readonly api: Api;
  readonly cart: Cart;
  /** What has been read of the shop, for all who show it. */
  readonly queries: QueryCache;
  readonly config: ConfigStore;
  readonly account: Account;
  readonly host: HostPort;
  /** Address of a page of the shop, for a link: `https://shop.example/#/pages/...`, in the shop's own page `#/pages/...`. */
  readonly routeUrl: (route: string) => string;
  readonly events: PawletEvents;
  readonly translator: Translator;
  /** Toasts and upgrade prompts that no caller shows itself. */
  readonly notices: Signal<Notice>;
  /** True while a call takes over two seconds. */
  readonly loading: StoreApi<boolean>;
  /** How the shop looks in this page; `setAppearance` changes it. */
  readonly appearance: Pick<StoreApi<PawletAppearance>, 'getState' | 'subscribe'>;
  /** Takes the place of the whole appearance; all that is shown follows. What is wrong in it is left out, and told in development. */
  setAppearance(appearance: PawletAppearance): void;
  /** Ends timers, calls and listeners. */
  dispose(): void;
}

/** What `createPawlet` takes; all of it may be left out in the shop's own page. */
export interface PawletOptions {
  /** Origin of the API. @default the page's */
  readonly apiOrigin?: string | undefined;
  /**
   * The language of texts and prices, also with a region: `zh`, `en`, `ja`, `fr`, `de`, `it`, `es` or `ko`, `de-CH`. It wins over
   * what the shopper chose before. Say it on a server and in the page that takes over its markup.
   * @default what the shopper chose before, else the page's `lang`, else the browser's languages, else `zh`
   */
  readonly language?: string | undefined;
  /**
   * ISO 3166 alpha-3, such as `DEU`: decides currency, prices and delivery. It wins over what the shopper chose before.
   * @default what the shopper chose before, else the country of the language: its region where the shop sells there, or where
   * it is most spoken (`de-CH` is CHE; `de` and `de-AT` are DEU; Chinese is CHN)
   */
  readonly country?: string | undefined;
  /** Brand colour, corners, letters and density of the page, over the shop's own. @default the shop's own */
  readonly appearance?: PawletAppearance | undefined;
  /** Exact origins that `source_url` may name. @default [] */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Further parts of the session that an embedder or a test hands in. @default the browser's own */
  readonly session?:
    Omit<SessionOptions, 'apiOrigin' | 'allowedOrigins' | 'language' | 'country'> | undefined;
  /** Who embeds the page. @default the browser */
  readonly host?: HostPort | undefined;
  /**
   * Opens a page of the shop in the application, by its route such as `/pages/goods/detail?id=1`; `false` leaves the
   * route to the shop. Without effect where a `host` is given. @default where `apiOrigin` is given, pages of the shop
   * open in a window of their own, and what can be done in place is; the address of the page is never touched
   */
  readonly onNavigate?: ((route: string) => boolean | void) | undefined;
  /**
   * Brings the embedder's token up to date, before each call that a token goes with; where it rejects the old token is
   * not sent. @default tokens are good until they are refused
   */
  readonly freshenToken?: (() => Promise<void>) | undefined;
  /** Makes every request, such as to a store in a worker. @default the platform's `fetch` */
  readonly fetch?: Fetch | undefined;
  /**
   * Puts something between the shop and the client that makes its calls, such as what answers without a network. It answers the
   * client that is used, with the one that is there behind it. @default nothing
   */
  readonly http?: ((client: HttpClient) => HttpClient) | undefined;
  /**
   * Makes the resources in `api`: `createResources` of `@pawlet/core/api`, for a page that makes most of its calls from the start.
   * @default their code is loaded with the first call of any but the lists of products
   */
  readonly resources?: CreateResources | undefined;
  /** Calls that the boot script began, each for the first call that asks the same. @default none */
  readonly boot?: BootCall | readonly BootCall[] | undefined;
  /** The host's own words over the catalogues'. @default none */
  readonly overrides?: Partial<Record<InterfaceLanguage, MessageTexts>> | undefined;
  /** Makes a pseudo-locale of English, as a rule `toPseudo`: what is not in a catalogue shows. @default none */
  readonly pseudo?: ((text: string) => string) | undefined;
  /** Writes a log line for each failed call. @default none */
  readonly onLog?: ((entry: HttpLogEntry) => void) | undefined;
  /** Milliseconds for a call. @default 60000 */
  readonly timeoutMs?: number | undefined;
}
