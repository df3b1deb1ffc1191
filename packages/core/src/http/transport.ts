/** A request that is ready to go. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
  /** Sent again after a lost or passing failure. */
  readonly isRepeatable: boolean;
  /** Milliseconds before the first repetition. */
  readonly retryDelayMs: number;
  /** Makes the request; absent: the platform's. */
  readonly fetch?: Fetch | undefined;
}

/** What makes requests: the platform's `fetch`, or something in its place. */
export type Fetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A reply with its body read. */
export interface WireReply {
  readonly status: number;
  readonly text: string;
  readonly requestId: string | undefined;
  /** The form token that the header brings. */
  readonly formToken: string | undefined;
}

/** Statuses that may be gone at the next try. */
export const passingStatuses: readonly number[] = [408, 429, 500, 502, 503, 504];

/** Of these the server says itself how long to wait, in `retry-after`. */
export const waitingStatuses: readonly number[] = [429, 503];

/** Repetitions after a first failure. */
export const repetitions = 2;

/** The longest wait that `retry-after` may ask for, in milliseconds. */
export const longestWaitMs = 5000;

/** The wait before a repetition (1, 2 ...): doubled each time, and never the same for all shoppers. */
export function waitBefore(repetition: number, retryDelayMs: number): number {
  return retryDelayMs * 2 ** (repetition - 1) * (0.75 + Math.random() / 2);
}

/** How every request is made: cookies are neither sent nor taken, and redirects are failures. */
export function fetchOptionsOf(request: WireRequest): RequestInit {
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

/** Reads the body and the headers that matter. */
export async function readReply(response: Response): Promise<WireReply> {
  return {
    status: response.status,
    text: await response.text(),
    requestId: response.headers.get('x-request-id') ?? undefined,
    formToken: response.headers.get('__token__') || undefined,
  };
}
