import type { HttpClient } from '../http/types.ts';
import type { Api } from './api.ts';
import type { ApiContext, CloudContext, UploadContext } from './context.ts';
import type { PendingKeysOptions } from './pendingKeys.ts';

/** What `createApi` takes; all of it may be left out. */
export interface ApiOptions extends Partial<CloudContext & UploadContext> {
  /** What the idempotency keys are made and kept with, where `keys` hands out none. @default they die with the page */
  readonly pending?: Omit<PendingKeysOptions, 'now'> | undefined;
  /** Makes the resources. @default all but the lists of products are loaded with the first call of any */
  readonly resources?: CreateResources | undefined;
}

/** Makes the resources of a shop, such as `createResources`. */
export type CreateResources = (http: HttpClient, options: ApiOptions & Pick<ApiContext, 'currency'>) => Api;
