import type { Address } from '../api/types/account.ts';
import type { Query } from './types.ts';

/** Delivery. */
export const deliveryQueries = {
  /** The default delivery address; undefined where there is none. */
  address: (): Query<Address | undefined> => ({
    key: ['default-address'],
    load: ({ addresses }, options) => addresses.findDefault(options),
    tags: ['addresses'],
  }),
};
