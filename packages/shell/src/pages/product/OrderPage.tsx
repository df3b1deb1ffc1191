import { toId, type CartLineId } from '@pawlet/core/api';
import { Checkout, routeAfter } from '@pawlet/widgets/checkout';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { PurchaseGuard } from '../../layout/PurchaseGuard.tsx';
import { useStorefront, useNavigation } from '../../storefront.ts';
import { idListParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { useGuestAddress } from './useGuestAddress.ts';

const parameters = { id: idListParameter };

/** The checkout of the cart rows in the URL. */
export function OrderPage() {
  const { id } = usePageParameters(parameters);
  const navigation = useNavigation();
  const { trust } = useStorefront();
  const shellText = useShellText();
  useGuestAddress();
  const lineIds = (id ?? []).flatMap((one) => toId<CartLineId>(one) ?? []);
  return (
    <Page ownsEnd title={shellText('title.checkout')}>
      <PurchaseGuard trust={trust}>
        <Checkout
          lines={lineIds}
          // Replaces this page: Back never returns to a completed checkout.
          onOrdered={(order) => void navigation.redirectTo(routeAfter(order))}
          onLinesChange={(left) => navigation.replaceParameters(`id=${left.join(',')}`)}
        />
      </PurchaseGuard>
    </Page>
  );
}
