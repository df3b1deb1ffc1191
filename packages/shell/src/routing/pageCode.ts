import { PawletError } from '@pawlet/core/errors';
import { lazy, type Lazy } from '@pawlet/core/lazy';
import { limits } from '@pawlet/core/rules';
import type { ComponentType } from 'react';
import type { Route } from './Route.ts';

/** Why a page's code is not loaded. */
export class ChunkLoadError extends PawletError {
  override readonly name = 'ChunkLoadError';
  /** `missing`: the request failed. `timeout`: it took over 120 s, or the page gave up at 60 s. */
  readonly type: 'missing' | 'timeout';
  /** The URL of the code. */
  readonly address: string;

  constructor(type: ChunkLoadError['type'], address: string, options?: ErrorOptions) {
    super(
      type === 'timeout' ? 'TIMEOUT' : 'NETWORK',
      `Pawlet: loading chunk ${address} failed (${type}).`,
      options,
    );
    this.type = type;
    this.address = address;
  }
}

/** The code of a page. Rejects with `ChunkLoadError`. */
export type PageCode = Lazy<ComponentType>;

/** What `createPageCode` takes. */
export interface PageCodeOptions {
  /** @default 120,000 */
  readonly timeoutMs?: number | undefined;
  /** Loads what the code needs beside itself; it does not fail. @default nothing */
  readonly complete?: (() => Promise<void>) | undefined;
}

/** Returns a function that finds the code of a page. */
export function createPageCode({ timeoutMs = limits.chunkTimeoutMs, complete }: PageCodeOptions = {}): (
  route: Route,
) => PageCode {
  const known = new Map<Route, PageCode>();
  return (route) => {
    const code = known.get(route) ?? lazy(() => withTimeout(route, timeoutMs, complete));
    known.set(route, code);
    return code;
  };
}

function withTimeout(
  route: Route,
  timeoutMs: number,
  complete: PageCodeOptions['complete'],
): Promise<ComponentType> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new ChunkLoadError('timeout', toAddress(route))), timeoutMs);
    route
      .load()
      .then(async (page) => {
        await complete?.();
        return page;
      })
      .then(resolve, (cause: unknown) => {
        reject(new ChunkLoadError('missing', addressIn(cause) ?? toAddress(route), { cause }));
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
export function toAddress(route: Route): string {
  return /import\(\s*["'`]([^"'`]+)["'`]/u.exec(String(route.load))?.[1] ?? route.path;
}
