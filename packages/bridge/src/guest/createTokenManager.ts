import { PawletError } from '@pawlet/core/errors';
import type { TokenGrant } from '../protocol/methods.ts';
import type { TokenManager } from './types.ts';

/**
 * A token is refreshed this many milliseconds before it expires, or after four fifths of its lifetime if that is later.
 */
const skewMs = 60_000;
/** Maximum delay of a timer. */
const longestTimerMs = 2 ** 31 - 1;

/** The token manager with the methods for its connection. */
export interface OwnedTokenManager extends TokenManager {
  /** Stores a token; its lifetime starts now. */
  take(grant: { readonly token?: string | undefined; readonly tokenExpiresIn?: number | undefined }): void;
  /** Requests a new token, once for concurrent callers; undefined if there is none. */
  readonly refresh: () => Promise<string | undefined>;
  readonly close: () => void;
}

/**
 * Keeps the embedder's token valid. `request` has its own timeout; `onGrant` is called for each new token. Lifetimes
 * are measured with a monotonic clock from arrival, since device clocks are unreliable.
 */
export function createTokenManager(
  request: () => Promise<TokenGrant | null>,
  onGrant: (grant: TokenGrant) => void,
): OwnedTokenManager {
  let token: string | undefined;
  let refreshAt = Infinity;
  let flight: Promise<string | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take: OwnedTokenManager['take'] = (grant) => {
    clearTimeout(timer);
    token = grant.token;
    refreshAt = Infinity;
    if (grant.tokenExpiresIn === undefined) return;
    const lifeMs = grant.tokenExpiresIn * 1000;
    const waitMs = lifeMs - Math.min(skewMs, lifeMs / 5);
    refreshAt = performance.now() + waitMs;
    timer = setTimeout(
      () => {
        refresh().catch(() => {
          // The next caller that needs the token retries and gets the error.
        });
      },
      Math.min(waitMs, longestTimerMs),
    );
  };

  const refresh = (): Promise<string | undefined> => {
    flight ??= (async () => {
      try {
        const grant = await request();
        if (grant !== null) {
          take(grant);
          onGrant(grant);
        }
        return grant?.token;
      } finally {
        flight = undefined;
      }
    })();
    return flight;
  };

  const get = async (): Promise<string | undefined> => {
    if (token === undefined || performance.now() < refreshAt) return token;
    let fresh: string | undefined;
    try {
      fresh = await refresh();
    } catch (error) {
      throw new PawletError('UNAUTHORIZED', 'the embedder does not refresh tokens', { cause: error });
    }
    if (fresh === undefined) throw new PawletError('UNAUTHORIZED', 'the embedder has no token');
    return fresh;
  };

  return {
    take,
    refresh,
    get,
    send: async (ask, isRefused) => {
      const used = await get();
      const answer = await ask(used);
      if (used === undefined || !isRefused(answer)) return answer;
      // The token may have been refreshed during the request.
      const fresh = token === used ? await refresh().catch(() => undefined) : token;
      return fresh === undefined ? answer : ask(fresh);
    },
    close: () => clearTimeout(timer),
  };
}
