import { useConfig, usePawlet, useSession } from '@pawlet/widgets';
import { useAddressBook } from '@pawlet/widgets/parts';
import { useEffect } from 'react';
import { useNavigation } from '../../mall.ts';
import { usePage } from '../../stack/PageContext.ts';
import { newAddressRoute } from '../address/addressRoutes.ts';

/**
 * Leads who has just bought as a guest on to the form of the address, once: before there is one, the checkout has
 * nothing to decide. Back from the form is the checkout.
 */
export function useGuestAddress(): void {
  const { account } = usePawlet();
  const navigation = useNavigation();
  const { isActive } = usePage();
  const isHome = useConfig()?.country.code === 'CHN';
  const { addresses } = useAddressBook();
  const hasNone = addresses.data?.length === 0;
  const isByEmail = useSession(({ user }) => user?.mobile === '');
  useEffect(() => {
    if (!isActive || !hasNone || !isByEmail || account.prompt.getState().purpose !== 'purchase') return;
    account.prompt.setState({ purpose: undefined });
    void navigation.navigateTo(newAddressRoute(isHome ? 'domestic' : 'overseas', true));
  }, [account, navigation, isActive, isHome, hasNone, isByEmail]);
}
