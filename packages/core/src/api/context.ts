import type { UploadTarget } from '../http/types.ts';
import type { PendingKeys } from './pendingKeys.ts';

/** Cloud storage settings of the shop's config. */
export interface CloudTerms {
  /** ISO 4217 currency of the prices. */
  readonly currency: string;
  /** Seconds to pay an order. */
  readonly payWithinSeconds: number;
}

/** Dependencies of the api modules besides the HTTP client. */
export interface ApiContext {
  /** ISO 4217 currency of the shopper's country, for replies without one. */
  readonly currency: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Idempotency keys of calls without a response yet. */
  readonly keys: PendingKeys;
}

/** Additional dependencies of cloud storage. */
export interface CloudContext extends ApiContext {
  /** Waits for the config, which has the URL of the cloud storage service. */
  readonly cloud: () => Promise<CloudTerms>;
}

/** Additional dependencies of uploads. */
export interface UploadContext {
  /** Waits for the config, which has the upload target. */
  readonly uploadTarget: () => Promise<UploadTarget>;
}
