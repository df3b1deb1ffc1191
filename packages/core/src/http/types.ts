import type { CallableEndpoint, InputOf, OutputOf } from '../contract/endpoint.ts';
import type { RefusalReason } from '../contract/reasons.ts';
import type { Fetch } from './transport.ts';

/** Options of one call. */
export interface CallOptions {
  /** Cancels the call; the promise then rejects with code ABORTED, with no notice and no log line. */
  readonly signal?: AbortSignal | undefined;
  /**
   * UUID that makes a keyed call safe to retry; keep it until there is a definite response. @default a new one for each
   * keyed call
   */
  readonly idempotencyKey?: string | undefined;
  /** Called with the share sent, 0 to 1; uploads only. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Reasons of code 0 that the caller displays itself, so that no toast is shown. @default [] */
  readonly handles?: readonly RefusalReason[] | undefined;
  /** Work not started by the shopper: no loading signal, notice or log-in prompt. @default false */
  readonly background?: boolean | undefined;
  /** The caller shows the failure itself: no notice. @default false */
  readonly quiet?: boolean | undefined;
}

/** A business refusal: code 0, or an unknown code with HTTP 200. */
export interface Refusal {
  readonly status: 'refused';
  /** `UNKNOWN` when the server sent none of the contract's reasons. */
  readonly reason: RefusalReason | 'UNKNOWN';
  /** The server's message for people, in the language of the request. */
  readonly message: string;
  /** Raw `data` of the reply; parsed by the call's api module. */
  readonly data: unknown;
  /** The code of the envelope. */
  readonly code: number;
}

/** The result of a call that the caller must handle; everything else is a thrown `PawletError`. */
export type Reply<E extends CallableEndpoint> =
  | { readonly status: 'ok'; readonly data: OutputOf<E> }
  | Refusal;

/** Upload target and form fields, both from the config. */
export interface UploadTarget {
  /** Absolute URL or path of the upload. @default '/api/common/upload' */
  readonly uploadUrl?: string | undefined;
  /**
   * Base URL of files whose upload returns only a relative URL, `upload.cdnurl` of the config. @default the API's
   * origin
   */
  readonly cdnUrl?: string | undefined;
  /** Additional form fields, `upload.multipart` of the config. */
  readonly multipart?: Readonly<Record<string, string>> | undefined;
}

/** Result of an upload. */
export type UploadReply =
  | {
      readonly status: 'ok';
      /** Relative URL, for requests. */
      readonly url: string;
      /** Absolute URL, for display. */
      readonly fullUrl: string;
    }
  | Refusal;

/** Makes all network requests. */
export interface HttpClient {
  /** Makes a call of the contract; rejects with a `PawletError` for everything but a successful or refused reply. */
  call<E extends CallableEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Reply<E>>;
  /** Uploads one picture or video with progress; a failure is also shown as the notice `image upload failed`. */
  upload(file: Blob, target: UploadTarget, options?: CallOptions): Promise<UploadReply>;
  /** Absolute URL of a path of the API, for pictures and forms. */
  urlOf(path: string): string;
  /** Cancels all pending calls and stops all timers. */
  dispose(): void;
}

/** A message to show that no caller needs to handle. */
export type Notice =
  | {
      readonly kind: 'toast';
      /** The server's message. */
      readonly text: string;
    }
  | {
      readonly kind: 'toast';
      /** Key of the message catalogue. */
      readonly key: 'error.network' | 'error.upload';
    }
  | {
      readonly kind: 'upgrade-required';
      /** The minimum app version, '' if the server did not send it. */
      readonly minimum: string;
    };

/** Values of the request headers, read for each request. */
export interface RequestIdentity {
  /** Session token, '' when logged out or when it belongs to another origin. */
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
  /** Clears the session if `token` is still the current one; returns whether it did. */
  expireToken(token: string): boolean;
}

/** A log entry for the embedder; never contains a token. */
export interface HttpLogEntry {
  readonly method: string;
  readonly path: string;
  /** HTTP status, 0 without a reply. */
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly error: unknown;
}

/** A call that the page's boot script started before the bundle was parsed. */
export interface BootCall {
  /** The requested absolute URL. */
  readonly url: string;
  /** The identity of the request; the reply is not adopted for another one. */
  readonly sid: string;
  readonly token: string;
  readonly language: string;
  readonly countryCode: string;
  readonly response: Promise<Response>;
}

/** Options of `createHttpClient`. */
export interface HttpClientOptions {
  readonly session: HttpSession;
  /** Origin of the cloud storage service, '' for the API's own; read for each call. @default the API's own */
  readonly cloudOrigin?: (() => string) | undefined;
  /**
   * Prompts the shopper to log in; true when logged in again, and the waiting calls are then retried. Calls made inside
   * it must be open ones or `background`. @default no prompt
   */
  readonly onUnauthorized?: (() => Promise<boolean>) | undefined;
  /**
   * Awaited before each call with a token; may refresh the token. If it rejects, the call is treated as not logged in
   * instead of sending the old token. @default tokens are valid until refused
   */
  readonly freshen?: (() => Promise<void>) | undefined;
  /** Shows a notice. @default none */
  readonly onNotice?: ((notice: Notice) => void) | undefined;
  /** True when a call takes longer than 2000 ms, false when no such call is left. @default none */
  readonly onLoading?: ((loading: boolean) => void) | undefined;
  /** Logs each failure except ABORTED. @default none */
  readonly onLog?: ((entry: HttpLogEntry) => void) | undefined;
  /** Makes all requests. @default the platform's `fetch` */
  readonly fetch?: Fetch | undefined;
  /** Calls already in progress, each for the first identical request. @default none */
  readonly boot?: BootCall | readonly BootCall[] | undefined;
  /** Timeout in milliseconds for a call with its retries and body. @default 60000 */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds before the loading signal. @default 2000 */
  readonly loadingAfterMs?: number | undefined;
  /** Milliseconds before the first retry of a read; doubled for each later one. @default 300 */
  readonly retryDelayMs?: number | undefined;
  /** Creates idempotency keys. @default crypto.randomUUID */
  readonly createKey?: (() => string) | undefined;
}
