/** A request ready to be sent. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
  /** Retried after a network or transient failure. */
  readonly isRepeatable: boolean;
  /** Milliseconds before the first retry. */
  readonly retryDelayMs: number;
  /** Makes the request. @default the platform's */
  readonly fetch?: Fetch | undefined;
}

/** The platform's `fetch`, or a replacement. */
export type Fetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A reply with its body read. */
export interface WireReply {
  readonly status: number;
  readonly text: string;
  readonly requestId: string | undefined;
  /** The form token from the header. */
  readonly formToken: string | undefined;
}

/** Transient statuses: a retry may succeed. */
export const passingStatuses: readonly number[] = [408, 429, 500, 502, 503, 504];

/** Statuses for which the server sends the wait in `retry-after`. */
export const waitingStatuses: readonly number[] = [429, 503];

/** Number of retries after the first failure. */
export const repetitions = 2;

/** Maximum accepted `retry-after` in milliseconds. */
export const longestWaitMs = 5000;

/** The wait before a retry (1, 2 …): doubled each time, with jitter. */
export function waitBefore(repetition: number, retryDelayMs: number): number {
  return retryDelayMs * 2 ** (repetition - 1) * (0.75 + Math.random() / 2);
}

/** Common options of every request: no cookies are sent or stored, and redirects are failures. */
export function getFetchOptions(request: WireRequest): RequestInit {
  const hasBody = request.body !== undefined;
  return {
    method: request.method,
    headers: { ...request.headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: request.body } : {}),
    signal: request.signal,
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  };
}

/** Reads the body and the relevant headers. */
export async function readReply(response: Response): Promise<WireReply> {
  return {
    status: response.status,
    text: await response.text(),
    requestId: response.headers.get('x-request-id') ?? undefined,
    formToken: response.headers.get('__token__') || undefined,
  };
}
