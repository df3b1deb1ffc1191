import type { HttpClient, UploadTarget } from '../http/types.ts';
import type { Api } from './createApi.ts';
import type { PendingKeys, PendingKeysOptions } from './pendingKeys.ts';

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

/** What `createApi` takes; all of it may be left out. */
export interface ApiOptions extends Partial<CloudContext & UploadContext> {
  /** What the idempotency keys are made and kept with, where `keys` hands out none. @default they die with the page */
  readonly pending?: Omit<PendingKeysOptions, 'now'> | undefined;
  /** Makes the resources. @default all but the lists of products are loaded with the first call of any */
  readonly resources?: CreateResources | undefined;
}

/** Makes the resources of a shop, such as `createResources`. */
export type CreateResources = (http: HttpClient, options: ApiOptions & Pick<ApiContext, 'currency'>) => Api;
