import { toId, type AddressId } from '@pawlet/core/api';
import { usePawlet, useResource, useText } from '@pawlet/widgets';
import { AddressForm, addressMessages, useAddressBook } from '@pawlet/widgets/parts';
import { Button, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../mall.ts';
import { choiceParameter, idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';

const parameters = { id: idParameter, type: choiceParameter('select') };

/** The form of a domestic address: a new one, or with `id` one to change. */
export function AddressEditPage() {
  const { id, type } = usePageParameters(parameters);
  const { session } = usePawlet();
  const navigation = useNavigation();
  const text = useText(addressMessages);
  const shellText = useShellText();
  const addressId = toId<AddressId>(id);
  return (
    <Page title={addressId === undefined ? text('address.add') : shellText('title.addressEdit')}>
      {addressId === undefined ? (
        <AddressForm
          onSaved={(saved) => {
            // For the checkout a new address is the one that is wanted.
            if (type === 'select' && saved !== undefined) session.remember({ addressId: saved });
            void navigation.back();
          }}
        />
      ) : (
        <KnownAddress key={addressId} id={addressId} />
      )}
    </Page>
  );
}

function KnownAddress({ id }: { readonly id: AddressId }) {
  const { api } = usePawlet();
  const navigation = useNavigation();
  const text = useText(addressMessages);
  const shellText = useShellText();
  const { remove } = useAddressBook({ refreshOnMount: false });
  const found = useResource(['address', id], () => api.addresses.find(id), { refreshOnFocus: false });
  if (found.status === 'failed') {
    return <ErrorState onRetry={() => void found.reload()} busy={found.isRefreshing} />;
  }
  if (found.status === 'loading') {
    return (
      <SkeletonRegion>
        <Skeleton height="320px" />
      </SkeletonRegion>
    );
  }
  if (found.data.status === 'not-found' || found.data.address.kind !== 'domestic') {
    return (
      <EmptyState
        picture={<Icon name="pin" size={56} />}
        title={text('address.gone')}
        action={
          <Button onClick={() => void navigation.redirectTo('/pages/address/address')}>
            {shellText('title.addresses')}
          </Button>
        }
      />
    );
  }
  const { address } = found.data;
  return (
    <AddressForm
      key={JSON.stringify(address)}
      address={address}
      onSaved={() => void navigation.back()}
      onRemove={() => {
        void remove(address)
          .then((isRemoved) => (isRemoved ? navigation.back() : undefined))
          // A failed call has been told by the client already.
          .catch(() => undefined);
      }}
    />
  );
}
