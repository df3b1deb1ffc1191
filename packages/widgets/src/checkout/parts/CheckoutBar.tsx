import type { Quote } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, part, Price } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../checkoutMessages.ts';
import type { CheckoutView } from '../useCheckout.ts';

/** The bar at the lower edge: total and order button. */
export function CheckoutBar({
  view,
  quote,
}: {
  readonly view: CheckoutView;
  readonly quote: Quote;
}): ReactElement {
  const text = useText(checkoutMessages);
  // Shipped units include gifts, as on the order's card.
  const pieces = [...quote.lines, ...quote.gifts].reduce((sum, { quantity }) => sum + quantity, 0);
  const isWaiting = view.isStale && !view.hasFailed;
  return (
    <div className={styles['bar']} {...part('bar')}>
      <span className={styles['barTotal']} data-stale={view.isStale || undefined} aria-live="polite">
        <span className={styles['barWord']}>{text('checkout.items', { count: pieces })}</span>
        <span {...part('price')}>
          <Price amount={quote.amounts.total} size="l" />
        </span>
      </span>
      {view.hasFailed ? (
        <Button size="l" variant="outlined" onClick={view.reload}>
          {text('checkout.retryPrice')}
        </Button>
      ) : (
        <span className={styles['submit']}>
          <Button size="l" block busy={view.isBusy || isWaiting} onClick={view.submit}>
            {text('checkout.submit')}
          </Button>
        </span>
      )}
    </div>
  );
}
