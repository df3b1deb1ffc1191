import type { Address } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import { AddressCard } from './AddressCard.tsx';
import { addressMessages } from './addressMessages.ts';
import { useAddressBook, useChosenAddress } from './useAddressBook.ts';

export interface AddressListProps {
  /** Selects an address, for the checkout; without it the list is for managing addresses. */
  readonly onChoose?: ((address: Address) => void) | undefined;
  /** Route of an address's form; undefined where it cannot be edited here. */
  readonly getEditRoute: (address: Address) => string | undefined;
}

/** The address book: select, edit, delete, make default. */
export function AddressList({ onChoose, getEditRoute }: AddressListProps): ReactElement {
  const text = useText(addressMessages);
  const { addresses, remove, makeDefault } = useAddressBook();
  const chosen = useChosenAddress(addresses.data);
  // The client has shown a failed call already.
  const run = (work: Promise<unknown>): void => void work.catch(() => undefined);
  if (addresses.status === 'failed') {
    return <ErrorState onRetry={() => void addresses.reload()} busy={addresses.isRefreshing} />;
  }
  if (addresses.status === 'loading') {
    return (
      <SkeletonRegion className={styles['list']}>
        <Skeleton height="128px" />
        <Skeleton height="128px" />
      </SkeletonRegion>
    );
  }
  if (addresses.data.length === 0) {
    return <EmptyState picture={<Icon name="pin" size={56} />} title={text('address.empty')} />;
  }
  return (
    <ul className={styles['list']}>
      {addresses.data.map((address) => (
        <AddressCard
          key={address.id}
          address={address}
          editRoute={getEditRoute(address)}
          isChosen={onChoose !== undefined && address.id === chosen?.id}
          onChoose={onChoose === undefined ? undefined : () => onChoose(address)}
          onRemove={() => run(remove(address))}
          onMakeDefault={() => run(makeDefault(address))}
        />
      ))}
    </ul>
  );
}
