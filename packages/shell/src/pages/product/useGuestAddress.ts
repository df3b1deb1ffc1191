import { useConfig, usePawlet } from '@pawlet/widgets';
import { useAddressBook } from '@pawlet/widgets/parts';
import { useEffect } from 'react';
import { useNavigation } from '../../storefront.ts';
import { newAddressRoute } from '../../routing/builders/addressRoutes.ts';

/**
 * Opens the address form once for a shopper who has just registered as a guest: without an address, the checkout has
 * nothing to decide. Back from the form is the checkout.
 */
export function useGuestAddress(): void {
  const { account, session } = usePawlet();
  const navigation = useNavigation();
  const isHome = useConfig()?.country.code === 'CHN';
  const hasNone = useAddressBook().addresses.data?.length === 0;
  useEffect(() => {
    const { prompt } = account;
    // A shopper with a phone number has logged in with it.
    if (!hasNone || prompt.getState().purpose === undefined || session.store.getState().user?.mobile !== '')
      return;
    prompt.setState({ purpose: undefined });
    void navigation.navigateTo(newAddressRoute(isHome ? 'domestic' : 'overseas', true));
  }, [account, session, navigation, isHome, hasNone]);
}
