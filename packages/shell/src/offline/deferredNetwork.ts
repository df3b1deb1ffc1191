import type { CallableEndpoint, InputOf } from '@pawlet/core/contract';
import type { CallOptions, HttpClient, Reply } from '@pawlet/core/http';
import { lazy } from '@pawlet/core/lazy';

/** A call as the shop makes it. */
export type Call<E extends CallableEndpoint = CallableEndpoint> = [
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions | undefined,
];

/** A call that was made before there was anybody to keep its reply. */
export interface EarlyCall {
  readonly call: Call;
  readonly reply: Promise<Reply<CallableEndpoint>>;
}

/** What answers calls without a network. */
export interface OfflineNetwork {
  /** Makes a call, or answers it without a network. */
  call<E extends CallableEndpoint>(...call: Call<E>): Promise<Reply<E>>;
  /** Answers a call that has failed, or throws what it failed with. */
  recover<E extends CallableEndpoint>(call: Call<E>, failure: unknown): Promise<Reply<E>>;
}

/** The way to the network, which goes on without one once that code is loaded. */
export interface DeferredNetwork<T extends OfflineNetwork = OfflineNetwork> {
  readonly http: (client: HttpClient) => HttpClient;
  /** Loads what answers without a network, once the shop has its client; undefined where it cannot be loaded. */
  readonly start: () => Promise<T | undefined>;
  /** What answers without a network; undefined until it is there. */
  readonly started: () => T | undefined;
}

/** Of more nobody is told: where the mall has no worker, nobody comes for them. */
const mostEarly = 60;

/**
 * Makes calls in the ordinary way until the first view stands, or until one of them finds no network and the mall is one that
 * opens without: then what answers them is loaded. Every visit loads this, so it is short.
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
