import type { CallableEndpoint, InputOf } from '../contract/endpoint.ts';
import { createGuid } from '../rules/createGuid.ts';
import { limits } from '../rules/limits.ts';
import { createAddresses } from './addresses.ts';
import { createBootTaker } from './boot.ts';
import { createDeadline, withSignal } from './deadline.ts';
import { exchange, type Answer, type Exchange, type ExchangeContext } from './exchange.ts';
import { createFormTokenPool } from './formTokens.ts';
import { lazy } from '../lazy/lazy.ts';
import { createLoadingSignal } from './loading.ts';
import { createLoginGate } from './loginGate.ts';
import { readOutcome } from './outcome.ts';
import { createReporter } from './reporter.ts';
import type { CallOptions, HttpClient, HttpClientOptions, Reply } from './types.ts';

/** Creates the HTTP client of a shop: headers, envelope, form tokens, timeouts, retries and expired sessions. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { session } = options;
  const { timeoutMs = limits.networkTimeoutMs, loadingAfterMs = limits.loadingAfterMs } = options;
  const createKey = options.createKey ?? createGuid;
  const closing = new AbortController();
  const reporter = createReporter(options);
  const gate = createLoginGate(session, options.onUnauthorized, options.freshen);
  const loading = createLoadingSignal(loadingAfterMs, (isLoading) => options.onLoading?.(isLoading));
  const addresses = createAddresses(
    () => session.apiOrigin,
    () => options.cloudOrigin?.() ?? '',
  );
  const context: ExchangeContext = {
    session,
    addresses,
    formTokens: createFormTokenPool(),
    retryDelayMs: options.retryDelayMs ?? 300,
    fetch: options.fetch,
    takeBoot: createBootTaker(options.boot),
  };

  const upload = lazy(async () => {
    const { createUpload } = await import('./upload.ts');
    return createUpload({
      session,
      addresses,
      gate,
      reporter,
      timeoutMs,
      fetch: options.fetch,
      closing: closing.signal,
    });
  });

  /** One exchange with its timeout; counted by the loading signal unless it is background work. */
  const attempt = async (request: Omit<Exchange, 'signal'>, call: CallOptions): Promise<Answer> => {
    const deadline = createDeadline(timeoutMs, [call.signal, closing.signal]);
    const endWatch = call.background === true ? undefined : loading.watch();
    try {
      const { signal } = deadline;
      return await withSignal(exchange({ ...request, signal }, context), signal);
    } catch (error) {
      throw reporter.failure(deadline.toFailure(error), { endpoint: request.endpoint, call, status: 0 });
    } finally {
      endWatch?.();
      deadline.end();
    }
  };

  const call = async <E extends CallableEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    callOptions: CallOptions = {},
  ): Promise<Reply<E>> => {
    const idempotencyKey = endpoint.keyed === true ? (callOptions.idempotencyKey ?? createKey()) : undefined;
    const request = { endpoint, fields: toFields(input), idempotencyKey };
    const waiting = createDeadline(undefined, [callOptions.signal, closing.signal]);
    try {
      const answer = await gate.run(() => attempt(request, callOptions), {
        needsLogin: endpoint.access === 'shopper',
        mayAsk: callOptions.background !== true,
        signal: waiting.signal,
      });
      return readOutcome(endpoint, answer, callOptions, reporter);
    } finally {
      waiting.end();
    }
  };

  return {
    call,
    upload: async (...given) => (await upload.load())(...given),
    urlOf: (path) => addresses.urlOf(path),
    dispose: () => {
      closing.abort();
      loading.dispose();
    },
  };
}

function toFields(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}
