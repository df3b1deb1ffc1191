import { PawletError } from '@pawlet/core/errors';
import type { TokenGrant } from '../protocol/methods.ts';
import type { TokenManager } from './types.ts';

/** A token is refreshed this long before it ends, in milliseconds, or a fifth of its life before, if that is less. */
const skewMs = 60_000;
/** Longest time that a timer takes. */
const longestTimerMs = 2 ** 31 - 1;

/** The token manager with the operations of its connection. */
export interface OwnedTokenManager extends TokenManager {
  /** A token came; its time runs from now. */
  take(grant: { readonly token?: string | undefined; readonly tokenExpiresIn?: number | undefined }): void;
  /** Asks for a fresh one, once for all who ask meanwhile; undefined if there is none. */
  readonly refresh: () => Promise<string | undefined>;
  readonly close: () => void;
}

/**
 * Keeps the embedder's token fresh. `request` asks the embedder within a hard limit of its own; `onGrant` hears each
 * fresh token. The time is that of a monotonic clock since the token came: device clocks lie.
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
          // Whoever needs the token asks again and hears of it.
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
      throw new PawletError('UNAUTHORIZED', 'the embedder refreshes no token', { cause: error });
    }
    if (fresh === undefined) throw new PawletError('UNAUTHORIZED', 'the embedder has no token any more');
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
      // Somebody may have refreshed while the request was on its way.
      const fresh = token === used ? await refresh().catch(() => undefined) : token;
      return fresh === undefined ? answer : ask(fresh);
    },
    close: () => clearTimeout(timer),
  };
}
