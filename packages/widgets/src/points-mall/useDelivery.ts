import type { Address } from '@pawlet/core/api';
import { useAddressBook, useChosenAddress } from '../parts/index.ts';

/** Delivery address of a physical reward. */
export interface Delivery {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly address: Address | undefined;
  readonly hasAddresses: boolean;
  readonly isRefreshing: boolean;
  readonly reload: () => Promise<void>;
}

/** The selected address of the shopper's address book, else the default one. */
export function useDelivery(): Delivery {
  const { addresses } = useAddressBook();
  return {
    status: addresses.status,
    address: useChosenAddress(addresses.data),
    hasAddresses: (addresses.data ?? []).length > 0,
    isRefreshing: addresses.isRefreshing,
    reload: addresses.reload,
  };
}
