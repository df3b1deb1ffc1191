import type { PendingKeys } from './pendingKeys.ts';

/** What the api modules need besides the HTTP client. */
export interface ApiContext {
  /** ISO 4217 of the country that the shopper shops in, for replies that do not name theirs. */
  readonly currency: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Idempotency keys of calls whose answer is not known yet. */
  readonly keys: PendingKeys;
}
