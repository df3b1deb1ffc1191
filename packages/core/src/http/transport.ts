import ky, { HTTPError } from 'ky';

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
}

/** A reply with its body read. */
export interface WireReply {
  readonly status: number;
  readonly text: string;
  readonly requestId: string | undefined;
  /** The form token that the header brings. */
  readonly formToken: string | undefined;
}

const passingStatuses = [408, 429, 500, 502, 503, 504];

/** Sends a request; any HTTP status is a reply, everything else rejects. Cookies are neither sent nor taken. */
export async function send(request: WireRequest): Promise<WireReply> {
  const { isRepeatable, retryDelayMs } = request;
  try {
    const response = await ky(request.url, {
      method: request.method,
      headers: {
        ...request.headers,
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(request.body === undefined ? {} : { body: request.body }),
      signal: request.signal,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      // The deadline of the call ends the request; ky's own clock would not cover the body.
      timeout: false,
      throwHttpErrors: (status) => isRepeatable && passingStatuses.includes(status),
      retry: {
        limit: isRepeatable ? 2 : 0,
        methods: ['get', 'post'],
        statusCodes: passingStatuses,
        afterStatusCodes: [429, 503],
        maxRetryAfter: 5000,
        delay: (attempt) => retryDelayMs * 2 ** (attempt - 1),
        jitter: (delay) => delay * (0.75 + Math.random() / 2),
      },
    });
    return await readReply(response);
  } catch (error) {
    if (error instanceof HTTPError) return readReply(error.response);
    throw error;
  }
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
