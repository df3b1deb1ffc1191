import { toId, type AddressId } from '@pawlet/core/api';
import { usePawlet, useText } from '@pawlet/widgets';
import { AddressForm, addressMessages } from '@pawlet/widgets/parts';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { choiceParameter, idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { useLeave } from '../../stack/useLeave.ts';
import { useLocatedPlace } from '../location/locatedPlace.ts';
import { locationRoute, newAddressRoute } from '../../routing/builders/addressRoutes.ts';
import { FoundAddress } from './FoundAddress.tsx';

const parameters = { id: idParameter, type: choiceParameter('select') };

/** The domestic address form: a new one, or with `id` an existing one. */
export function AddressEditPage() {
  const { id, type } = usePageParameters(parameters);
  const { session } = usePawlet();
  const navigation = useNavigation();
  const leave = useLeave();
  const text = useText(addressMessages);
  const shellText = useShellText();
  const addressId = toId<AddressId>(id);
  const isNew = addressId === undefined;
  const isWanted = type === 'select';
  const toOverseas = (): void => void navigation.redirectTo(newAddressRoute('overseas', isWanted));
  const given = useLocatedPlace('domestic', isNew ? toOverseas : undefined);
  const located = given?.kind === 'domestic' ? given.place : undefined;
  const locate = (): void => void navigation.navigateTo(locationRoute('domestic', isNew));
  return (
    <Page title={isNew ? text('address.add') : shellText('title.addressEdit')}>
      {addressId === undefined ? (
        <AddressForm
          located={located}
          onLocate={locate}
          onOverseas={toOverseas}
          onSaved={(saved) => {
            // At the checkout a new address is selected.
            if (isWanted && saved !== undefined) session.remember({ addressId: saved });
            void leave.back();
          }}
        />
      ) : (
        <FoundAddress key={addressId} id={addressId} kind="domestic">
          {({ address, onRemove }) => (
            <AddressForm
              key={JSON.stringify(address)}
              address={address}
              located={located}
              onLocate={locate}
              onSaved={() => void leave.back()}
              onRemove={onRemove}
            />
          )}
        </FoundAddress>
      )}
    </Page>
  );
}
