import { toId, type AddressId } from '@pawlet/core/api';
import { usePawlet, useText } from '@pawlet/widgets';
import { addressMessages, OverseasForm } from '@pawlet/widgets/parts';
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

/** The overseas address form: a new one, or with `id` an existing one. */
export function AddressAbroadPage() {
  const { id, type } = usePageParameters(parameters);
  const { session } = usePawlet();
  const navigation = useNavigation();
  const leave = useLeave();
  const text = useText(addressMessages);
  const shellText = useShellText();
  const addressId = toId<AddressId>(id);
  const isNew = addressId === undefined;
  const isWanted = type === 'select';
  const toDomestic = (): void => void navigation.redirectTo(newAddressRoute('domestic', isWanted));
  const given = useLocatedPlace('overseas', isNew ? toDomestic : undefined);
  const located = given?.kind === 'overseas' ? given.place : undefined;
  const locate = (): void => void navigation.navigateTo(locationRoute('overseas', isNew));
  return (
    <Page title={isNew ? text('address.add') : shellText('title.addressEdit')}>
      {addressId === undefined ? (
        <OverseasForm
          located={located}
          onLocate={locate}
          onDomestic={toDomestic}
          onSaved={(saved) => {
            // At the checkout a new address is selected.
            if (isWanted) session.remember({ addressId: saved });
            void leave.back();
          }}
        />
      ) : (
        <FoundAddress key={addressId} id={addressId} kind="overseas">
          {({ address, onRemove }) => (
            <OverseasForm
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
