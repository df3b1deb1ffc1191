import { limits } from '@pawlet/core/rules';
import type { ComponentType } from 'react';
import type { Route } from './Route.ts';

/** Why a page's code is not loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** `missing`: the request failed. `timeout`: it took over 120 s, or the page gave up at 60 s. */
  readonly type: 'missing' | 'timeout';
  /** The URL of the code. */
  readonly address: string;

  constructor(type: ChunkLoadError['type'], address: string, options?: ErrorOptions) {
    super(`Pawlet: loading chunk ${address} failed (${type}).`, options);
    this.type = type;
    this.address = address;
  }
}

/** The code of the pages, each loaded once. */
export interface Chunks {
  /** Loads a page's code; the same promise for every caller until it fails. */
  load(route: Route): Promise<ComponentType>;
  /** The code, if it is already loaded. */
  peek(route: Route): ComponentType | undefined;
  /** Starts loading without waiting; a failure is shown when the page opens. */
  preload(route: Route): void;
}

/** Options of `createChunks`. */
export interface ChunksOptions {
  /** @default 120,000 */
  readonly timeoutMs?: number | undefined;
  /**
   * Loads the code's other dependencies; must not reject.
   * @default nothing
   */
  readonly complete?: (() => Promise<void>) | undefined;
}

/** Creates an empty store of page code. */
export function createChunks({ timeoutMs = limits.chunkTimeoutMs, complete }: ChunksOptions = {}): Chunks {
  const loaded = new Map<Route, ComponentType>();
  const loading = new Map<Route, Promise<ComponentType>>();

  const load = (route: Route): Promise<ComponentType> => {
    const running = loading.get(route);
    if (running !== undefined) return running;
    const started = withTimeout(route, timeoutMs, complete).then(
      (page) => {
        loaded.set(route, page);
        return page;
      },
      (error: unknown) => {
        // The next attempt makes a new request.
        loading.delete(route);
        throw error;
      },
    );
    loading.set(route, started);
    return started;
  };

  return {
    load,
    peek: (route) => loaded.get(route),
    preload: (route) => {
      load(route).catch(() => undefined);
    },
  };
}

function withTimeout(
  route: Route,
  timeoutMs: number,
  complete: ChunksOptions['complete'],
): Promise<ComponentType> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new ChunkLoadError('timeout', addressOf(route))), timeoutMs);
    route
      .load()
      .then(async (page) => {
        await complete?.();
        return page;
      })
      .then(resolve, (cause: unknown) => {
        reject(new ChunkLoadError('missing', addressIn(cause) ?? addressOf(route), { cause }));
      })
      .finally(() => clearTimeout(limit));
  });
}

/** Browsers report the URL of a module that failed to load in their message only. */
function addressIn(error: unknown): string | undefined {
  return error instanceof Error
    ? /(?:https?:\/)?\/\S+?\.(?:m?js|tsx?|css)(?:\?\S*)?/u.exec(error.message)?.[0]
    : undefined;
}

/** The URL of the route's import, as far as its source text contains it; else the page's path. */
export function addressOf(route: Route): string {
  return /import\(\s*["'`]([^"'`]+)["'`]/u.exec(String(route.load))?.[1] ?? route.path;
}
