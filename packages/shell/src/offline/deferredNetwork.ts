import type { CallableEndpoint, InputOf } from '@pawlet/core/contract';
import type { CallOptions, HttpClient, Reply } from '@pawlet/core/http';
import { lazy } from '@pawlet/core/lazy';

/** A call as the shop makes it. */
export type Call<E extends CallableEndpoint = CallableEndpoint> = [
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions | undefined,
];

/** A call made before its response could be cached. */
export interface EarlyCall {
  readonly call: Call;
  readonly reply: Promise<Reply<CallableEndpoint>>;
}

/** The network that works offline. */
export interface OfflineNetwork {
  /** Makes a call, or answers it offline. */
  call<E extends CallableEndpoint>(...call: Call<E>): Promise<Reply<E>>;
  /** Resolves a failed call, or throws its error. */
  recover<E extends CallableEndpoint>(call: Call<E>, failure: unknown): Promise<Reply<E>>;
}

/** The network, which later also works offline. */
export interface DeferredNetwork<T extends OfflineNetwork = OfflineNetwork> {
  readonly http: (client: HttpClient) => HttpClient;
  /** Loads the offline network, once the shop has its client; undefined where it cannot be loaded. */
  readonly start: () => Promise<T | undefined>;
  /** The offline network; undefined until it is loaded. */
  readonly started: () => T | undefined;
}

/** The limit of recorded calls: where the storefront has no worker, they are never used. */
const mostEarly = 60;

/**
 * Makes calls in the ordinary way until the first view is shown, or until one of them fails offline and the storefront
 * is one that opens offline: then the offline network is loaded. Every visit loads this module, so it is short.
 */
export function createDeferredNetwork<T extends OfflineNetwork>(
  load: (client: HttpClient, early: readonly EarlyCall[]) => Promise<T>,
): DeferredNetwork<T> {
  const early: EarlyCall[] = [];
  let behind: HttpClient;
  const network = lazy(() => load(behind, early));
  const start = (): Promise<T | undefined> => network.load().catch(() => undefined);
  const startIfServed = (): false | Promise<T | undefined> =>
    navigator.serviceWorker?.controller != null && start();

  return {
    start,
    started: () => network.current,
    http: (client) => ({
      ...(behind = client),
      call: async (...call) => {
        const now = network.current ?? (!navigator.onLine && (await startIfServed()));
        if (now) return now.call(...call);
        const reply = client.call(...call);
        if (early.length < mostEarly) early.push({ call, reply });
        return reply.catch(async (failure: unknown) => {
          const loaded = await startIfServed();
          if (loaded) return loaded.recover(call, failure);
          throw failure;
        });
      },
    }),
  };
}
