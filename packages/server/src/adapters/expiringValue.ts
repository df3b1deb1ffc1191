import type { Logger } from '../ports/logger.ts';

/** A value that somebody else hands out for a time, such as an access token. */
export interface ExpiringValue<T> {
  /** The value; null while it cannot be had. */
  get(logger: Logger): Promise<T | null>;
  /** Forgets the value, because its giver does not take it any more. */
  drop(): void;
}

export interface ExpiringValueOptions<T> {
  /** Epoch milliseconds. */
  readonly nowMs: () => number;
  /** Fetches the value; null for a failure, which is logged. */
  readonly load: (logger: Logger) => Promise<{ readonly value: T; readonly lifeMs: number } | null>;
  /** Shortest time between two fetches, so that callers in a row do not repeat one that fails. @default 60000 */
  readonly pauseMs?: number | undefined;
}

/** Keeps a value until it ends. Calls at the same time share one fetch. */
export function createExpiringValue<T>({
  nowMs,
  load,
  pauseMs = 60_000,
}: ExpiringValueOptions<T>): ExpiringValue<T> {
  let current: { readonly value: T; readonly until: number } | undefined;
  let running: Promise<T | null> | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;

  async function fetchOnce(logger: Logger): Promise<T | null> {
    triedAt = nowMs();
    try {
      const loaded = await load(logger);
      if (loaded === null) return null;
      current = { value: loaded.value, until: nowMs() + loaded.lifeMs };
      return loaded.value;
    } finally {
      running = undefined;
    }
  }

  return {
    get(logger) {
      if (current !== undefined && current.until > nowMs()) return Promise.resolve(current.value);
      if (running === undefined && nowMs() - triedAt < pauseMs) return Promise.resolve(null);
      running ??= fetchOnce(logger);
      return running;
    },
    drop() {
      current = undefined;
    },
  };
}
