import type { CartLineId } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { noteWalletVisit } from '../parts/index.ts';
import { useHost, useText } from '../runtime/index.ts';
import { Button, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '../ui/index.ts';
import styles from './Checkout.module.css';
import { checkoutMessages } from './messages.ts';
import { AddressPanel } from './parts/AddressPanel.tsx';
import { CheckoutBar } from './parts/CheckoutBar.tsx';
import { DiscountCard } from './parts/DiscountCard.tsx';
import { LinesCard } from './parts/LinesCard.tsx';
import { PriceCard } from './parts/PriceCard.tsx';
import { PriceChangedSheet } from './parts/PriceChangedSheet.tsx';
import { ShortSheet } from './parts/ShortSheet.tsx';
import { useCheckout, type PlacedOrder } from './useCheckout.ts';

export interface CheckoutProps {
  /** Rows of the cart that are bought. */
  readonly lineIds: readonly CartLineId[];
  /** The order is made. @default opens the cashier */
  readonly onOrdered?: ((order: PlacedOrder) => void) | undefined;
  /** Rows were taken out because they are gone. @default kept inside */
  readonly onLinesChange?: ((lineIds: readonly CartLineId[]) => void) | undefined;
}

/** The checkout: address, goods, discounts, price, order. */
export function Checkout({ lineIds: given, onOrdered, onLinesChange }: CheckoutProps): ReactElement {
  const host = useHost();
  const text = useText(checkoutMessages);
  const [kept, setKept] = useState(given);
  const view = useCheckout({
    lineIds: kept,
    onOrdered: (order) => {
      // An order of 0.00 is paid without a wallet: its result is news all the same.
      if (order.isPaid) noteWalletVisit(order.orderNumber, 'away');
      if (onOrdered === undefined) void host.navigate(routeAfter(order));
      else onOrdered(order);
    },
    onLinesChange: (next) => {
      setKept(next);
      if (next.length > 0) onLinesChange?.(next);
    },
  });
  const { quote } = view;
  if (view.status === 'gone') {
    return (
      <EmptyState
        picture={<Icon name="cart" size={56} />}
        title={text('checkout.missing')}
        action={
          <>
            <Button variant="outlined" onClick={() => void host.navigate('/pages/order/list')}>
              {text('checkout.toOrders')}
            </Button>
            <Button onClick={() => void host.navigate('/pages/cart/cart')}>{text('checkout.toCart')}</Button>
          </>
        }
      />
    );
  }
  if (view.status === 'failed') return <ErrorState onRetry={view.reload} />;
  return (
    <div className={styles['checkout']}>
      {quote === undefined ? (
        <SkeletonRegion className={styles['content']}>
          <Skeleton height="88px" />
          <Skeleton height="196px" />
          <Skeleton height="96px" />
          <Skeleton height="180px" />
        </SkeletonRegion>
      ) : (
        <>
          <div className={styles['content']}>
            <AddressPanel
              address={view.address}
              hasAddresses={view.hasAddresses}
              missed={view.addressMissed}
            />
            <LinesCard quote={quote} />
            <DiscountCard view={view} quote={quote} />
            <PriceCard quote={quote} hasAddress={view.address !== undefined} isStale={view.isStale} />
            <p className={styles['note']}>{text('checkout.note')}</p>
          </div>
          <CheckoutBar view={view} quote={quote} />
        </>
      )}
      <PriceChangedSheet change={view.priceChange} onAccept={view.acceptPrice} />
      <ShortSheet
        offers={view.shortOffers}
        isBusy={view.isBusy}
        onRemove={view.removeShort}
        onClose={view.closeShort}
      />
    </div>
  );
}

/** Where the shopper goes with a new order. */
export function routeAfter({ orderNumber, isPaid }: PlacedOrder): string {
  return `/pages/order/${isPaid ? 'resultPayment' : 'payment'}?order_sn=${orderNumber}`;
}
