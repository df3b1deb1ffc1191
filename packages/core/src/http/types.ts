import type { CallableEndpoint, InputOf, OutputOf } from '../contract/endpoint.ts';
import type { RefusalReason } from '../contract/reasons.ts';
import type { Fetch } from './transport.ts';

/** What may be said about one call. */
export interface CallOptions {
  /** Gives the call up; the promise then rejects with code ABORTED, with no notice and no log line. */
  readonly signal?: AbortSignal | undefined;
  /** UUID that makes a keyed call repeatable; the caller keeps it until a definite answer. @default a fresh one for each keyed call */
  readonly idempotencyKey?: string | undefined;
  /** Told the share sent, 0 to 1; uploads only. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Reasons of code 0 that the caller shows itself, so that no toast is shown for them. @default [] */
  readonly handles?: readonly RefusalReason[] | undefined;
  /** Work the shopper did not ask for: no loading signal, no notice, no log-in prompt. @default false */
  readonly background?: boolean | undefined;
  /** The caller says itself that the call failed: no notice of it. @default false */
  readonly quiet?: boolean | undefined;
}

/** A business refusal: code 0, or a code with HTTP 200 that the contract does not know. */
export interface Refusal {
  readonly status: 'refused';
  /** `UNKNOWN` when the server gave none of the contract's reasons. */
  readonly reason: RefusalReason | 'UNKNOWN';
  /** The server's words for people, in the language of the request. */
  readonly message: string;
  /** `data` of the reply as it came; read by the api module of the call. */
  readonly data: unknown;
  /** The code of the envelope. */
  readonly code: number;
}

/** The outcome of a call that the caller must handle; everything else is a thrown `PawletError`. */
export type Reply<E extends CallableEndpoint> =
  { readonly status: 'ok'; readonly data: OutputOf<E> } | Refusal;

/** Where the upload goes and what it carries; both come from the config. */
export interface UploadTarget {
  /** Absolute address or path of the upload. @default '/api/common/upload' */
  readonly uploadUrl?: string | undefined;
  /** Where files are served whose upload gives a relative address only, `upload.cdnurl` of the config. @default the API's origin */
  readonly cdnUrl?: string | undefined;
  /** Further form fields, `upload.multipart` of the config. */
  readonly multipart?: Readonly<Record<string, string>> | undefined;
}

/** What an upload gives. */
export type UploadReply =
  | {
      readonly status: 'ok';
      /** Relative address, for requests. */
      readonly url: string;
      /** Absolute address, for showing. */
      readonly fullUrl: string;
    }
  | Refusal;

/** The one place that calls the network. */
export interface HttpClient {
  /** Makes a call of the contract; rejects with a `PawletError` for everything but a done or refused reply. */
  call<E extends CallableEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Reply<E>>;
  /** Uploads one picture or video with progress; a failure is also said as the notice `image upload failed`. */
  upload(file: Blob, target: UploadTarget, options?: CallOptions): Promise<UploadReply>;
  /** Absolute address of a path of the API, for pictures and forms. */
  urlOf(path: string): string;
  /** Gives up every call under way and stops all timers. */
  dispose(): void;
}

/** Something to show that no caller needs to know of. */
export type Notice =
  | {
      readonly kind: 'toast';
      /** The server's words. */
      readonly text: string;
    }
  | {
      readonly kind: 'toast';
      /** Key of the message catalogue. */
      readonly key: 'error.network' | 'error.upload';
    }
  | {
      readonly kind: 'upgrade-required';
      /** The lowest app version that will do, '' if the server did not say. */
      readonly minimum: string;
    };

/** The values of the request headers, read anew for each request. */
export interface RequestIdentity {
  /** Log-in token, '' when logged out or when it belongs to another origin. */
  readonly token: string;
  /** User id, 0 if none. */
  readonly uid: number;
  /** Session id, a GUID of at most 7200 s. */
  readonly sid: string;
  /** ISO 3166 alpha-3. */
  readonly countryCode: string;
  /** `zh-cn`, `en` ... */
  readonly language: string;
  readonly sourceUrl: string;
  readonly sup: string;
  readonly code: string;
  readonly platform: string;
  readonly model: string;
  readonly brand: string;
  /** The native app's version as text, `unknown` if unreadable; undefined outside a native embedder. */
  readonly appVersion?: string | undefined;
}

/** The part of the session that the client needs. */
export interface HttpSession {
  /** Origin of the API. */
  readonly apiOrigin: string;
  identity(): RequestIdentity;
  /** Clears the log-in if `token` is still the current one; answers whether it did. */
  expireToken(token: string): boolean;
}

/** A line for the log of the embedder; never holds a token. */
export interface HttpLogEntry {
  readonly method: string;
  readonly path: string;
  /** HTTP status, 0 without a reply. */
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly error: unknown;
}

/** A call that the page's boot script began before the bundle was parsed. */
export interface BootCall {
  /** Absolute address that was asked. */
  readonly url: string;
  /** The identity it was asked with; another one now means the reply is not adopted. */
  readonly sid: string;
  readonly token: string;
  readonly language: string;
  readonly countryCode: string;
  readonly response: Promise<Response>;
}

/** What `createHttpClient` takes. */
export interface HttpClientOptions {
  readonly session: HttpSession;
  /** Origin of the cloud-storage service, '' for the API's own; read for each call. @default the API's own */
  readonly cloudOrigin?: (() => string) | undefined;
  /**
   * Asks the shopper to log in; true when logged in again, and the waiting calls are then sent once more.
   * Calls made inside it must be open ones or `background`. @default nobody asks
   */
  readonly onUnauthorized?: (() => Promise<boolean>) | undefined;
  /**
   * Waited for before each call that a token goes with: may bring a fresh one. Where it rejects the call is not sent
   * with the old token, but as one that was told "not logged in". @default tokens are good until they are refused
   */
  readonly freshen?: (() => Promise<void>) | undefined;
  /** Shows a notice. @default none */
  readonly onNotice?: ((notice: Notice) => void) | undefined;
  /** True once any call takes over 2000 ms, false when none such is left. @default none */
  readonly onLoading?: ((loading: boolean) => void) | undefined;
  /** Writes a log line for each failure but ABORTED. @default none */
  readonly onLog?: ((entry: HttpLogEntry) => void) | undefined;
  /** Makes every request. @default the platform's `fetch` */
  readonly fetch?: Fetch | undefined;
  /** Calls on their way already, each for the first call that asks the same. @default none */
  readonly boot?: BootCall | readonly BootCall[] | undefined;
  /** Milliseconds for a call, its retries and its body. @default 60000 */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds after which the loading signal is given. @default 2000 */
  readonly loadingAfterMs?: number | undefined;
  /** Milliseconds before the first retry of a read; doubled for each next one. @default 300 */
  readonly retryDelayMs?: number | undefined;
  /** Makes idempotency keys. @default crypto.randomUUID */
  readonly createKey?: (() => string) | undefined;
}
