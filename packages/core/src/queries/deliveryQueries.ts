import type { Address } from '../api/types/account.ts';
import type { Query } from './types.ts';

/** Where things are sent. */
export const deliveryQueries = {
  /** The address that orders are sent to unless another one is chosen; undefined where there is none. */
  address: (): Query<Address | undefined> => ({
    key: ['default-address'],
    load: ({ addresses }, options) => addresses.findDefault(options),
    tags: ['addresses'],
  }),
};
