import type { UploadTarget } from '../http/types.ts';
import type { PendingKeys } from './pendingKeys.ts';

/** What the shop says of cloud storage. */
export interface CloudTerms {
  /** ISO 4217 of its prices. */
  readonly currency: string;
  /** Time to pay an order. */
  readonly payWithinSeconds: number;
}

/** What the api modules need besides the HTTP client. */
export interface ApiContext {
  /** ISO 4217 of the country that the shopper shops in, for replies that do not name theirs. */
  readonly currency: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Idempotency keys of calls whose answer is not known yet. */
  readonly keys: PendingKeys;
}

/** What cloud storage needs besides. */
export interface CloudContext extends ApiContext {
  /** Waits for the config, which also says where the service of cloud storage is. */
  readonly cloud: () => Promise<CloudTerms>;
}

/** What uploads need besides. */
export interface UploadContext {
  /** Waits for the config, which says where files go. */
  readonly uploadTarget: () => Promise<UploadTarget>;
}
