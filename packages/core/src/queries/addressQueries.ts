import type { AddressApi } from '../api/addressApi.ts';
import type { Address } from '../api/types/account.ts';
import type { AddressId } from '../api/types/ids.ts';
import type { Query } from './types.ts';

/** The shopper's addresses. */
export const addressQueries = {
  /** All of them. */
  list: (): Query<readonly Address[]> => ({
    key: ['addresses'],
    load: ({ addresses }, options) => addresses.list(options),
    tags: ['addresses'],
  }),
  /** One address for editing. Never invalidated: its form would lose its edits. */
  detail: (
    kind: Address['kind'],
    id: AddressId,
  ): Query<Awaited<ReturnType<AddressApi['find'] | AddressApi['findOverseas']>>> => ({
    key: ['address', kind, id],
    load: ({ addresses }, options) =>
      kind === 'domestic' ? addresses.find(id, options) : addresses.findOverseas(id, options),
  }),
};
