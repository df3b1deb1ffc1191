import type { Address, AddressId } from '@pawlet/core/api';
import { addressQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { addressMessages, useAddressBook } from '@pawlet/widgets/parts';
import { Button, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { paths } from '../../routing/paths.ts';
import { useLeave } from '../../stack/useLeave.ts';
import styles from './Address.module.css';

/** What a form gets of the address that it changes. */
export interface FoundAddressParts {
  readonly address: Address;
  /** Asks for confirmation, deletes and goes back; returns whether it is deleted. */
  readonly onRemove: () => Promise<boolean>;
}

export interface FoundAddressProps {
  readonly id: AddressId;
  readonly kind: Address['kind'];
  readonly children: (parts: FoundAddressParts) => ReactNode;
}

/** Loads the address of a form. */
export function FoundAddress({ id, kind, children }: FoundAddressProps): ReactNode {
  const navigation = useNavigation();
  const leave = useLeave();
  const text = useText(addressMessages);
  const shellText = useShellText();
  const { remove } = useAddressBook({ refreshOnMount: false });
  const found = useQuery(addressQueries.detail(kind, id), { refreshOnFocus: false });
  if (found.status === 'failed') {
    return <ErrorState onRetry={() => void found.reload()} busy={found.isRefreshing} />;
  }
  if (found.status === 'loading') {
    return (
      <SkeletonRegion className={styles['skeleton']}>
        <Skeleton height={kind === 'domestic' ? '320px' : '640px'} />
        <Skeleton height="104px" />
      </SkeletonRegion>
    );
  }
  if (found.data.status === 'not-found' || found.data.address.kind !== kind) {
    return (
      <EmptyState
        picture={<Icon name="pin" size={56} />}
        title={text('address.gone')}
        action={
          <Button onClick={() => void navigation.redirectTo(paths.addresses)}>
            {shellText('title.addresses')}
          </Button>
        }
      />
    );
  }
  const { address } = found.data;
  return children({
    address,
    onRemove: async () => {
      const isRemoved = await remove(address);
      if (isRemoved) void leave.back();
      return isRemoved;
    },
  });
}
