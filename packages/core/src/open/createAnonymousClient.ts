import { safeParse } from 'valibot';
import { HttpError, PawletError, type PawletErrorCode } from '../errors/PawletError.ts';
import { headersOf } from '../http/headers.ts';
import { send } from '../http/fetchTransport.ts';
import type { HttpClient, RequestIdentity } from '../http/types.ts';

/** What `createAnonymousClient` takes. */
export interface OpenClientOptions {
  /** Origin of the API. */
  readonly apiOrigin: string;
  /** Read anew for each request; its token stays empty. */
  readonly identity: () => RequestIdentity;
  /** Hears of each failed call. */
  readonly onFailure: (error: PawletError) => void;
  /** Milliseconds for a call, its retries and its body. @default 60000 */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds before the first retry; doubled for each next one. @default 300 */
  readonly retryDelayMs?: number | undefined;
}

/** Makes a client for reads that need no log-in: no token, no form tokens, nothing written. */
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
          headers: headersOf(identity()),
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
        throw fail('CONTRACT', 'gave a reply that does not fit the contract', { requestId });
      return { status: 'ok', data: output.output };
    },
  };
}

function parse(text: string): { readonly code?: unknown; readonly data?: unknown } | undefined {
  try {
    return JSON.parse(text) as { readonly code?: unknown };
  } catch {
    // Not JSON: an error page of a proxy, for instance. The caller goes by the HTTP status.
    return undefined;
  }
}
