import { toId, type CartLineId, type Quote } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { noteWalletVisit } from '../parts/index.ts';
import {
  useHost,
  useIsLoggedIn,
  useLazyPart,
  useLazySheet,
  useRequireLogin,
  useText,
} from '../runtime/index.ts';
import { checkProps } from '../runtime/options/checkProps.ts';
import { goTo } from '../runtime/goTo.ts';
import { useHasRoom } from '../runtime/useHasRoom.ts';
import { useNeedsApp } from '../runtime/useNeedsApp.ts';
import { Button, EmptyState, ErrorState, Icon, joinClasses, Skeleton, SkeletonRegion } from '../ui/index.ts';
import styles from './Checkout.module.css';
import { checkoutMessages } from './checkoutMessages.ts';
import { AddressPanel } from './parts/AddressPanel.tsx';
import { CheckoutBar } from './parts/CheckoutBar.tsx';
import { DiscountCard } from './parts/DiscountCard.tsx';
import { InPlace } from './parts/InPlace.tsx';
import { InvoiceRow } from './parts/InvoiceRow.tsx';
import { LinesCard } from './parts/LinesCard.tsx';
import { PriceCard } from './parts/PriceCard.tsx';
import { useBoughtLine } from './useBoughtLine.ts';
import { useCheckout, type CheckoutView, type PlacedOrder } from './useCheckout.ts';
import { lazySheets } from './lazySheets.ts';

interface CheckoutEvents {
  /** The order was created. @default opens the cashier: in place, where the application does not handle navigation */
  readonly onOrdered?: ((order: PlacedOrder) => void) | undefined;
  /** Rows were removed because they no longer exist. @default handled internally */
  readonly onLinesChange?: ((lineIds: readonly CartLineId[]) => void) | undefined;
}

export interface CheckoutProps extends CheckoutEvents {
  /** Ids of the cart rows to buy. */
  readonly lines?: readonly number[] | undefined;
  /** A product for immediate purchase, separate from the cart; instead of `lines`. */
  readonly productId?: number | undefined;
  /** The variant of this product; required if it has several. */
  readonly skuId?: number | undefined;
  /** Quantity of this product to buy. @default 1 */
  readonly quantity?: number | undefined;
}

/** The checkout: address, products, discounts, price, order. Visitors are prompted to log in. */
export function Checkout(props: CheckoutProps): ReactElement {
  checkProps('checkout', props);
  const { lines, productId, skuId, quantity = 1, onOrdered, onLinesChange } = props;
  useNeedsApp('Checkout');
  const text = useText(checkoutMessages);
  const requireLogin = useRequireLogin();
  const isSignedIn = useIsLoggedIn();
  // A session that expires keeps the shopper's choices.
  const [hasBegun, setHasBegun] = useState(isSignedIn);
  if (isSignedIn && !hasBegun) setHasBegun(true);
  const bought = useBoughtLine(
    hasBegun && productId !== undefined ? { productId, skuId, quantity } : undefined,
  );
  if (!hasBegun) {
    return (
      <EmptyState
        picture={<Icon name="cart" size={56} />}
        title={text('checkout.logIn')}
        action={<Button onClick={() => void requireLogin('purchase')}>{text('checkout.logInAction')}</Button>}
      />
    );
  }
  const events = { onOrdered, onLinesChange };
  if (productId === undefined) {
    const ids = (lines ?? []).map((id) => toId<CartLineId>(id)).filter((id) => id !== undefined);
    return <CheckoutForm given={ids} {...events} />;
  }
  switch (bought.status) {
    case 'loading':
      return <CheckoutSkeleton />;
    case 'failed':
      return <ErrorState onRetry={bought.retry} busy={bought.isRetrying} />;
    case 'refused':
      return <NothingToBuy title={bought.message} />;
    case 'ready':
      return <CheckoutForm key={bought.id} given={[bought.id]} {...events} />;
  }
}

interface CheckoutFormProps extends CheckoutEvents {
  readonly given: readonly CartLineId[];
}

function CheckoutForm({ given, onOrdered, onLinesChange }: CheckoutFormProps): ReactElement {
  const host = useHost();
  const [kept, setKept] = useState(given);
  const [placed, setPlaced] = useState<PlacedOrder>();
  const view = useCheckout({
    lineIds: kept,
    onOrdered: (order) => {
      // An order of 0.00 is paid without a wallet: its result is news nevertheless.
      if (order.isPaid) noteWalletVisit(order.orderNumber, 'away');
      if (onOrdered === undefined) void goTo(host, routeAfter(order), () => setPlaced(order));
      else onOrdered(order);
    },
    onLinesChange: (next) => {
      setKept(next);
      if (next.length > 0) onLinesChange?.(next);
    },
  });
  const { quote } = view;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const hasRoom = useHasRoom(frame);
  // Loaded before one of them opens.
  useLazyPart(lazySheets);
  const hasNews = view.priceChange !== undefined || view.shortOffers !== undefined;
  const sheets = useLazySheet(lazySheets, hasNews, () => {
    if (view.priceChange !== undefined) view.acceptPrice();
    view.closeShort();
  });
  if (placed !== undefined) {
    return (
      <InPlace>{({ CashierFlow }) => <CashierFlow isContinued orderNumber={placed.orderNumber} />}</InPlace>
    );
  }
  if (view.status === 'gone') return <NothingToBuy />;
  if (view.status === 'failed') return <ErrorState onRetry={view.reload} busy={view.isReloading} />;
  return (
    <div ref={setFrame} className={styles['checkout']} data-room={hasRoom || undefined}>
      {quote === undefined ? (
        <CheckoutSkeleton />
      ) : (
        <>
          <div className={styles['content']}>
            <AddressPanel
              address={view.address}
              hasAddresses={view.hasAddresses}
              missed={view.addressMissed}
            />
            <LinesCard quote={quote}>
              <InvoiceRow invoice={view.invoice} onChoose={view.setInvoice} />
            </LinesCard>
            {hasRoom ? null : <Sums view={view} quote={quote} />}
          </div>
          {hasRoom ? (
            <div className={styles['side']}>
              <Sums view={view} quote={quote} />
              <CheckoutBar view={view} quote={quote} />
            </div>
          ) : (
            <CheckoutBar view={view} quote={quote} />
          )}
        </>
      )}
      {sheets === undefined ? null : (
        <>
          <sheets.PriceChangedSheet change={view.priceChange} onAccept={view.acceptPrice} />
          <sheets.StockShortageSheet
            offers={view.shortOffers}
            isBusy={view.isBusy}
            onRemove={view.removeShort}
            onClose={view.closeShort}
          />
        </>
      )}
    </div>
  );
}

interface SumsProps {
  readonly view: CheckoutView;
  readonly quote: Quote;
}

/** The discounts, and the price. */
function Sums({ view, quote }: SumsProps): ReactElement {
  const text = useText(checkoutMessages);
  return (
    <>
      <DiscountCard view={view} quote={quote} />
      <PriceCard quote={quote} hasAddress={view.address !== undefined} isStale={view.isStale} />
      <p className={styles['note']}>{text('checkout.note')}</p>
    </>
  );
}

function CheckoutSkeleton(): ReactElement {
  return (
    <SkeletonRegion className={joinClasses(styles['content'], styles['waiting'])}>
      <Skeleton height="88px" />
      <Skeleton height="196px" />
      <Skeleton height="96px" />
      <Skeleton height="180px" />
    </SkeletonRegion>
  );
}

/** None of the lines can be ordered. */
function NothingToBuy({ title }: { readonly title?: string | undefined }): ReactElement {
  const host = useHost();
  const text = useText(checkoutMessages);
  return (
    <EmptyState
      picture={<Icon name="cart" size={56} />}
      title={title ?? text('checkout.missing')}
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

/** Route after creating an order. */
export function routeAfter({ orderNumber, isPaid }: PlacedOrder): string {
  return `/pages/order/${isPaid ? 'resultPayment' : 'payment'}?order_sn=${orderNumber}`;
}
