import { safeParse } from 'valibot';
import { HttpError, PawletError, type PawletErrorCode } from '../errors/PawletError.ts';
import { getHeaders } from '../http/headers.ts';
import { send } from '../http/fetchTransport.ts';
import type { HttpClient, RequestIdentity } from '../http/types.ts';

/** Options of `createAnonymousClient`. */
export interface OpenClientOptions {
  /** Origin of the API. */
  readonly apiOrigin: string;
  /** Read for each request; its token stays empty. */
  readonly identity: () => RequestIdentity;
  /** Called for each failed call. */
  readonly onFailure: (error: PawletError) => void;
  /** Timeout in milliseconds for a call with its retries and body. @default 60000 */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds before the first retry; doubled for each later one. @default 300 */
  readonly retryDelayMs?: number | undefined;
}

/** Creates a client for public reads: no token, no form tokens, no writes. */
export function createAnonymousClient(options: OpenClientOptions): Pick<HttpClient, 'call'> {
  const { apiOrigin, identity, onFailure, timeoutMs = 60_000, retryDelayMs = 300 } = options;
  return {
    call: async (endpoint, input, { signal } = {}) => {
      const report = (error: PawletError): PawletError => {
        if (error.code !== 'ABORTED') onFailure(error);
        return error;
      };
      const fail = (code: PawletErrorCode, text: string, more?: object): PawletError =>
        report(new PawletError(code, `Pawlet: ${endpoint.path} ${text}.`, more));
      const clock = new AbortController();
      const stop = (): void => clock.abort();
      const timer = setTimeout(stop, timeoutMs);
      signal?.addEventListener('abort', stop);
      const isGet = endpoint.method === 'GET';
      const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
      let reply;
      try {
        reply = await send({
          method: endpoint.method,
          url: apiOrigin + endpoint.path + query,
          headers: getHeaders(identity()),
          body: isGet ? undefined : JSON.stringify(input),
          signal: clock.signal,
          isRepeatable: true,
          retryDelayMs,
        });
      } catch (cause) {
        if (signal?.aborted === true) throw fail('ABORTED', 'was given up');
        throw clock.signal.aborted
          ? fail('TIMEOUT', `gave no complete reply within ${timeoutMs} ms`)
          : fail('NETWORK', 'could not be reached, or its reply was lost', { cause });
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
      }
      const { requestId, status, text } = reply;
      const envelope = parse(text);
      if (envelope?.code !== 1)
        throw report(
          new HttpError(
            status,
            `Pawlet: ${endpoint.path} answered HTTP ${status}, code ${String(envelope?.code)}.`,
            { requestId },
          ),
        );
      const output = safeParse(endpoint.output, envelope.data);
      if (!output.success)
        throw fail('CONTRACT', 'returned a reply that does not match the contract', { requestId });
      return { status: 'ok', data: output.output };
    },
  };
}

function parse(text: string): { readonly code?: unknown; readonly data?: unknown } | undefined {
  try {
    return JSON.parse(text) as { readonly code?: unknown };
  } catch {
    // Not JSON, such as an error page of a proxy. The caller uses the HTTP status.
    return undefined;
  }
}
