import type { Logger } from '../ports/logger.ts';

/** A value with an expiry that a provider issues, such as an access token. */
export interface ExpiringValue<T> {
  /** The value; null while it is not available. */
  get(logger: Logger): Promise<T | null>;
  /** Drops the value because its provider no longer accepts it. */
  drop(): void;
}

export interface ExpiringValueOptions<T> {
  /** Epoch milliseconds. */
  readonly nowMs: () => number;
  /** Fetches the value; null for a failure, which is logged. */
  readonly load: (logger: Logger) => Promise<{ readonly value: T; readonly lifeMs: number } | null>;
  /**
   * Minimum time between two fetches, so that a series of callers does not repeat a failing one. @default
   * 60000
   */
  readonly pauseMs?: number | undefined;
}

/** Caches a value until it expires. Concurrent calls share one fetch. */
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
