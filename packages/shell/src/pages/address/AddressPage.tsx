import { useConfig, usePawlet, useText } from '@pawlet/widgets';
import { addressMessages, AddressList, useAddressBook } from '@pawlet/widgets/parts';
import { Button } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { choiceParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import styles from './Address.module.css';
import { addressRoute, newAddressRoute } from '../../routing/builders/addressRoutes.ts';

const parameters = { type: choiceParameter('select') };

/** The address book; with `type=select` a tap selects the address for the checkout and goes back. */
export function AddressPage() {
  const { session } = usePawlet();
  const navigation = useNavigation();
  const shellText = useShellText();
  const text = useText(addressMessages);
  const { addresses } = useAddressBook({ refreshOnMount: false });
  const isSelecting = usePageParameters(parameters).type === 'select';
  const isAbroad = (useConfig()?.country.code ?? 'CHN') !== 'CHN';
  return (
    <Page
      title={shellText('title.addresses')}
      onRefresh={addresses.reload}
      footer={
        <div className={styles['footer']}>
          <Button
            block
            size="l"
            onClick={() =>
              void navigation.navigateTo(newAddressRoute(isAbroad ? 'overseas' : 'domestic', isSelecting))
            }
          >
            {text('address.add')}
          </Button>
        </div>
      }
    >
      <AddressList
        onChoose={
          isSelecting
            ? ({ id }) => {
                session.remember({ addressId: id });
                void navigation.back();
              }
            : undefined
        }
        getEditRoute={addressRoute}
      />
    </Page>
  );
}
