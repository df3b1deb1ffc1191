import type { StoreApi } from 'zustand/vanilla';
import type { HttpSession } from '../http/types.ts';
import type { RandomSource } from '../rules/createGuid.ts';
import type { LanguageSources } from '../i18n/chooseLanguage.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';

/** What is kept of the shopper. */
export interface SessionUser {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  /** Absolute address of the picture, '' if none. */
  readonly avatar: string;
  readonly mobile: string;
  readonly email: string;
}

/** The theme of the config, in the spec's words. */
export interface StoredTheme {
  /** Hex colour. @default '#E56A54' */
  readonly bgColor: string;
  /** Colour of words on it. @default '#ffffff' */
  readonly color: string;
  /** @default 10 */
  readonly ladder: number;
  /** @default 9 */
  readonly number: number;
  /** @default 5 */
  readonly border: number;
}

/** What survives a reload: `pawlet:*` in localStorage, one entry a field, shared by all tabs. */
export interface KeptState {
  /** Log-in token, '' when logged out. */
  readonly token: string;
  readonly user: SessionUser | undefined;
  /** Settings of the web page itself, by name. */
  readonly webs: Readonly<Record<string, string>>;
  /** Route to come back to after log-in. @default '/pages/index/index' */
  readonly lastUrl: string;
  /** The last theme seen, so that the first paint has its colours. */
  readonly theme: StoredTheme | undefined;
  /** Who invited the shopper, '' if nobody; kept until a log-in or registration used it. */
  readonly inviteId: string;
  /** Search words, newest first, at most 10. */
  readonly historyKeywords: readonly string[];
  /** The interface language. @default 'zh' */
  readonly lang: InterfaceLanguage;
  /** ISO 3166 alpha-3. @default 'CHN' */
  readonly country: string;
  /** Origin named by `source_url`, '' if none. */
  readonly source: string;
  readonly sup: string;
  /** The start-up `code`, '' if none; never the code of a social log-in. */
  readonly codes: string;
  /** 1 when the embedding app passes the version gate, else undefined. */
  readonly version: 1 | undefined;
}

/** What dies with the page. The config and the cart have stores of their own, the form tokens the HTTP client. */
export interface MemoryState {
  /** Language of the wire, made from `lang`: `zh-cn`, `en` ... */
  readonly language: string;
  /** The address chosen for checkout. */
  readonly addressId: number | undefined;
  /** The order remark being written. */
  readonly memo: string;
  /** Units in the cart, for the badge. */
  readonly cartNumber: number;
  /** What the social log-in brought back; only pages/login/auth reads it. */
  readonly third: { readonly code: string; readonly state: string } | undefined;
}

/** Everything the client remembers. */
export interface SessionState extends KeptState, MemoryState {}

/** A token that came in the address: it is never used as it is, only exchanged. */
export interface AddressToken {
  readonly token: string;
  /** True while somebody is logged in: ask "continue as X?" before taking the new log-in over. */
  readonly replacesLivingSession: boolean;
}

/** What the embedder says of itself. */
export interface Embedder {
  /** `web` is a partner's page, which is never gated. */
  readonly platform: 'ios' | 'android' | 'mini-program' | 'web';
  /** The native app's version, undefined if it is not readable. */
  readonly appVersion?: string | undefined;
  readonly model?: string | undefined;
  readonly brand?: string | undefined;
}

/** What is remembered of the shopper and of the visit, and the one place that changes it. */
export interface Session extends HttpSession {
  readonly store: StoreApi<SessionState>;
  /** The `source_url` that was refused, for the log; undefined if it was good or absent. */
  readonly ignoredSource: string | undefined;
  /** Hands out the token of the address, once, for user/exchangeToken. */
  takeAddressToken(): AddressToken | undefined;
  /** Logs in: the token is stored with the API's origin and sent to no other. */
  signIn(login: { readonly token: string; readonly user: SessionUser | undefined }): void;
  /** Clears token and user. */
  signOut(): void;
  isSignedIn(): boolean;
  setUser(user: SessionUser): void;
  setLanguage(lang: InterfaceLanguage): void;
  /** Takes an ISO 3166 alpha-3 code; anything else becomes CHN. */
  setCountry(country: string): void;
  setLastUrl(route: string): void;
  setInviteId(inviteId: string): void;
  setTheme(theme: StoredTheme): void;
  setWebSetting(name: string, value: string): void;
  /** Puts a search word first; known words move, the eleventh goes. */
  addKeyword(keyword: string): void;
  removeKeyword(keyword: string): void;
  clearKeywords(): void;
  /** Tells who embeds the page; sets `version` by the gate. */
  setEmbedder(embedder: Embedder, minimumVersion?: string): void;
  /** Takes the lowest app version of the configuration and measures the embedder anew; '' changes nothing. @default 2.3.0 */
  setMinimumVersion(version: string): void;
  /** Remembers the `state` of a social log-in that is about to leave the page, so that its return is known. */
  expectSocialLogin(state: string): void;
  /** Changes what dies with the page. */
  remember(changes: Partial<MemoryState>): void;
  /** Stops listening to other tabs. */
  dispose(): void;
}

/** The part of `Storage` that the session uses. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What `createSession` takes; the browser's own by default. */
export interface SessionOptions {
  /** @default localStorage, or memory where it is not to be had */
  readonly storage?: SessionStorage | undefined;
  /** @default window.location */
  readonly location?: { readonly href: string } | undefined;
  /** @default window.history */
  readonly history?: Pick<History, 'replaceState' | 'state'> | undefined;
  /** @default crypto */
  readonly crypto?: RandomSource | undefined;
  /** Milliseconds since 1970. @default Date.now */
  readonly clock?: (() => number) | undefined;
  /** Exact origins that `source_url` may name. @default [] */
  readonly allowedOrigins?: readonly string[] | undefined;
  /**
   * The interface language that the application chooses, also with a region such as `de-AT`; wins over what is remembered.
   * @default what the shopper chose before, else the page's `lang`, else the browser's languages, else `zh`
   */
  readonly language?: string | undefined;
  /**
   * ISO 3166 alpha-3 of the country that the application chooses; wins over what is remembered.
   * @default what the shopper chose before, else the country that goes with the language
   */
  readonly country?: string | undefined;
  /** What the page and its browser say of the language. @default those that the code runs in */
  readonly languageSources?: LanguageSources | undefined;
  /** Origin of the page. @default that of `location` */
  readonly pageOrigin?: string | undefined;
  /** Origin of the API where no `source_url` counts. @default the page's */
  readonly apiOrigin?: string | undefined;
  /** Start-up parameters that the boot script has read and stripped already. @default read from `location` */
  readonly start?: StartParameters | undefined;
  /** Where `storage` events of other tabs arrive. @default window */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** False to ignore the address altogether: widgets in somebody else's page. @default true */
  readonly readsAddress?: boolean | undefined;
}

/** The start-up parameters, undefined where the address has none. */
export interface StartParameters {
  readonly token?: string | undefined;
  readonly lang?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly code?: string | undefined;
  /** Beside `code`: a social log-in came back. */
  readonly state?: string | undefined;
  readonly sourceUrl?: string | undefined;
  readonly sup?: string | undefined;
}
