import { transfer, wrap } from 'comlink';
import type { PostedReply, StoreWorker } from './wire.ts';

export interface DemoStoreOptions {
  /** Worker that runs `worker.ts`. */
  readonly worker: Worker;
  /** Address of the dump that the store is filled from. */
  readonly snapshotUrl: string;
  /** Origin of the store. @default the page's */
  readonly origin?: string | undefined;
}

/** A whole shop inside the page: the real server on the real database, in a worker. */
export interface DemoStore {
  /** Handles requests to the store's origin instead of the network. */
  readonly fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Settles when the database is open; requests may be made before. */
  readonly opened: Promise<void>;
  /** Ends the worker and discards its data. */
  close(): void;
}

/** Opens a shop in a worker. */
export function openDemoStore({
  worker,
  snapshotUrl,
  origin = location.origin,
}: DemoStoreOptions): DemoStore {
  const store = wrap<StoreWorker>(worker);
  const opened = store.open(new URL(snapshotUrl, location.href).href, origin);
  return {
    opened,
    fetch: async (address, init) => {
      const request = new Request(address, init);
      request.signal.throwIfAborted();
      const body = request.body === null ? undefined : await request.arrayBuffer();
      const posted = { method: request.method, url: request.url, headers: [...request.headers], body };
      const reply = await orAborted(
        store.answer(body === undefined ? posted : transfer(posted, [body])),
        request.signal,
      );
      return toResponse(reply);
    },
    close: () => worker.terminate(),
  };
}

function toResponse({ status, headers, body }: PostedReply): Response {
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? body : null, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}

/** The store completes an aborted request, as a server does. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
