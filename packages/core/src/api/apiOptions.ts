import type { HttpClient } from '../http/types.ts';
import type { Api } from './api.ts';
import type { ApiContext, CloudContext, UploadContext } from './context.ts';
import type { PendingKeysOptions } from './pendingKeys.ts';

/** Options of `createApi`; all are optional. */
export interface ApiOptions extends Partial<CloudContext & UploadContext> {
  /** Settings of the idempotency keys, used when `keys` is absent. @default keys are kept in memory only */
  readonly pending?: Omit<PendingKeysOptions, 'now'> | undefined;
  /** Creates the resources. @default resources whose code is loaded with the first call, except for product lists */
  readonly resources?: CreateResources | undefined;
}

/** Creates the resources of a shop; `createResources` is one. */
export type CreateResources = (http: HttpClient, options: ApiOptions & Pick<ApiContext, 'currency'>) => Api;
