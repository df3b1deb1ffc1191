import type { StoreApi } from 'zustand/vanilla';
import type { HttpSession } from '../http/types.ts';
import type { RandomSource } from '../rules/createGuid.ts';
import type { LanguageSources } from '../i18n/chooseLanguage.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';

/** The persisted data of the shopper. */
export interface SessionUser {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  /** Absolute URL of the picture, '' if none. */
  readonly avatar: string;
  readonly mobile: string;
  readonly email: string;
}

/** The theme of the config, with the spec's names. */
export interface StoredTheme {
  /** Hex colour. @default '#E56A54' */
  readonly bgColor: string;
  /** Colour of text on it. @default '#ffffff' */
  readonly color: string;
  /** @default 10 */
  readonly ladder: number;
  /** @default 9 */
  readonly number: number;
  /** @default 5 */
  readonly border: number;
}

/** Persisted state: `pawlet:*` in localStorage, one entry per field, shared by all tabs. */
export interface KeptState {
  /** Session token, '' when logged out. */
  readonly token: string;
  readonly user: SessionUser | undefined;
  /** Settings of the web page, by name. */
  readonly webs: Readonly<Record<string, string>>;
  /** Route to return to after log-in. @default '/pages/index/index' */
  readonly lastUrl: string;
  /** The last theme, so that the first paint has its colours. */
  readonly theme: StoredTheme | undefined;
  /** Id of the inviter, '' if none; kept until a log-in or registration uses it. */
  readonly inviteId: string;
  /** Search words, newest first, at most 10. */
  readonly historyKeywords: readonly string[];
  /** The interface language. @default 'zh' */
  readonly lang: InterfaceLanguage;
  /** ISO 3166 alpha-3. @default 'CHN' */
  readonly country: string;
  /** Origin from `source_url`, '' if none. */
  readonly source: string;
  readonly sup: string;
  /** The start-up `code`, '' if none; never the code of a social log-in. */
  readonly codes: string;
  /** 1 when the embedding app passes the version gate, else undefined. */
  readonly version: 1 | undefined;
}

/**
 * State that is not persisted. The config and the cart have their own stores, the form tokens are in the HTTP client.
 */
export interface MemoryState {
  /** Wire language, derived from `lang`: `zh-cn`, `en` … */
  readonly language: string;
  /** The address chosen for checkout. */
  readonly addressId: number | undefined;
  /** The note on the order being entered. */
  readonly memo: string;
  /** Result of a social log-in; only read by pages/login/auth. */
  readonly third: { readonly code: string; readonly state: string } | undefined;
}

/** All session state. */
export interface SessionState extends KeptState, MemoryState {}

/** A token from the URL: it is never used directly, only exchanged. */
export interface AddressToken {
  readonly token: string;
  /** True while somebody is logged in: ask "continue as X?" before using the new log-in. */
  readonly replacesLivingSession: boolean;
}

/** The embedder's platform and version. */
export interface Embedder {
  /** `web` is a partner's page, which is never gated. */
  readonly platform: 'ios' | 'android' | 'mini-program' | 'web';
  /** The native app's version, undefined if unreadable. */
  readonly appVersion?: string | undefined;
  readonly model?: string | undefined;
  readonly brand?: string | undefined;
}

/** State of the shopper and the visit; all changes go through it. */
export interface Session extends HttpSession {
  readonly store: StoreApi<SessionState>;
  /** The rejected `source_url`, for logs; undefined if it was accepted or absent. */
  readonly ignoredSource: string | undefined;
  /** Returns the token of the URL, once, for user/exchangeToken. */
  takeAddressToken(): AddressToken | undefined;
  /** Logs in: the token is stored with the API's origin and sent to no other. */
  signIn(login: { readonly token: string; readonly user: SessionUser | undefined }): void;
  /** Clears token and user. */
  signOut(): void;
  isSignedIn(): boolean;
  setUser(user: SessionUser): void;
  setLanguage(lang: InterfaceLanguage): void;
  /** Sets an ISO 3166 alpha-3 code; anything else becomes CHN. */
  setCountry(country: string): void;
  setLastUrl(route: string): void;
  setInviteId(inviteId: string): void;
  setTheme(theme: StoredTheme): void;
  setWebSetting(name: string, value: string): void;
  /** Adds a search word at the front; duplicates move, the eleventh is dropped. */
  addKeyword(keyword: string): void;
  removeKeyword(keyword: string): void;
  clearKeywords(): void;
  /** Sets the embedder, and `version` from the gate. */
  setEmbedder(embedder: Embedder, minimumVersion?: string): void;
  /**
   * Sets the minimum app version of the configuration and checks the embedder again; '' changes nothing. @default 2.3.0
   */
  setMinimumVersion(version: string): void;
  /** Stores the `state` of a social log-in before leaving the page, so that its return is recognised. */
  expectSocialLogin(state: string): void;
  /** Changes state that is not persisted. */
  remember(changes: Partial<MemoryState>): void;
  /** Stops listening to other tabs. */
  dispose(): void;
}

/** The part of `Storage` that the session uses. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Options of `createSession`; the browser's objects by default. */
export interface SessionOptions {
  /** @default localStorage, or memory where it is unavailable */
  readonly storage?: SessionStorage | undefined;
  /** @default window.location */
  readonly location?: { readonly href: string } | undefined;
  /** @default window.history */
  readonly history?: Pick<History, 'replaceState' | 'state'> | undefined;
  /** @default crypto */
  readonly crypto?: RandomSource | undefined;
  /** Milliseconds since 1970. @default Date.now */
  readonly clock?: (() => number) | undefined;
  /** Exact origins allowed in `source_url`. @default [] */
  readonly allowedOrigins?: readonly string[] | undefined;
  /**
   * The interface language set by the application, optionally with a region such as `de-AT`; overrides the stored one.
   * @default the shopper's earlier choice, else the page's `lang`, else the browser's languages, else `zh`
   */
  readonly language?: string | undefined;
  /**
   * ISO 3166 alpha-3 of the country set by the application; overrides the stored one.
   * @default the shopper's earlier choice, else the country of the language
   */
  readonly country?: string | undefined;
  /** Languages of the page and its browser. @default those of the current page */
  readonly languageSources?: LanguageSources | undefined;
  /** Origin of the page. @default that of `location` */
  readonly pageOrigin?: string | undefined;
  /** Default origin of the API. @default the page's */
  readonly apiOrigin?: string | undefined;
  /** Start-up parameters already read and removed by the boot script. @default read from `location` */
  readonly start?: StartParameters | undefined;
  /** Target of the `storage` events of other tabs. @default window */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** False to ignore the URL: for widgets in somebody else's page. @default true */
  readonly readsAddress?: boolean | undefined;
}

/** The start-up parameters, undefined where absent from the URL. */
export interface StartParameters {
  readonly token?: string | undefined;
  readonly lang?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly code?: string | undefined;
  /** With `code`: the return of a social log-in. */
  readonly state?: string | undefined;
  readonly sourceUrl?: string | undefined;
  readonly sup?: string | undefined;
}
