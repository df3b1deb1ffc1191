import { shopMessages } from '@pawlet/core/errors';
import type { PaymentStatus } from '@pawlet/core/api';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, Icon, part, Price, Spinner } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import styles from './Result.module.css';
import { cashierMessages } from './cashierMessages.ts';
import { isPayable } from './paymentResult.ts';
import type { PaymentResult } from './paymentResult.ts';

export interface ResultViewProps {
  readonly result: PaymentResult;
  /** Undefined if only the result is known. */
  readonly payment?: PaymentStatus | undefined;
  /** Queries the server again, while the result is unknown. */
  readonly onRefresh?: (() => void) | undefined;
  /** That query is in progress. @default false */
  readonly isRefreshing?: boolean | undefined;
  readonly onPayAgain?: (() => void) | undefined;
  /** @default the text of the result */
  readonly title?: string | undefined;
  /** Consequence for the purchase. @default the text for a shop order */
  readonly note?: string | undefined;
  /** @default no button */
  readonly onViewOrder?: (() => void) | undefined;
  /** @default no button */
  readonly onHome?: (() => void) | undefined;
  /** Replaces the links to the order and home. */
  readonly way?: ReactNode;
}

const icons: Readonly<Record<Exclude<PaymentResult, 'confirming'>, IconName>> = {
  success: 'check',
  completed: 'receipt',
  failure: 'close',
  cancelled: 'info',
  expired: 'clock',
};

/** One of the six results of a payment, and the next actions. */
export function ResultView(props: ResultViewProps): ReactElement {
  const { result, payment, onRefresh, isRefreshing = false, onPayAgain } = props;
  const text = useText(cashierMessages);
  const words = useResultWords(result, payment);
  const note = props.note ?? words.note;
  const canPay = payment !== undefined && isPayable(payment) && onPayAgain !== undefined;
  return (
    <section className={styles['result']} data-result={result} {...part('payment-result')}>
      <div className={styles['icon']} aria-hidden="true">
        {result === 'confirming' ? <Spinner size={64} /> : <Icon name={icons[result]} size={32} />}
      </div>
      <div aria-live="polite">
        <h2 className={styles['title']}>{props.title ?? words.title}</h2>
      </div>
      {payment === undefined ? null : (
        <p className={styles['price']} {...part('price')}>
          <Price amount={payment.total} size="l" tone="text" />
        </p>
      )}
      {note === undefined ? null : <p className={styles['note']}>{note}</p>}
      <div className={styles['buttons']}>
        {result === 'confirming' && onRefresh !== undefined ? (
          <Button block variant="outlined" busy={isRefreshing} onClick={onRefresh}>
            {text('cashier.refresh')}
          </Button>
        ) : null}
        {canPay ? (
          <Button block size="l" variant={result === 'confirming' ? 'ghost' : 'solid'} onClick={onPayAgain}>
            {text('cashier.payAgain')}
          </Button>
        ) : null}
        <Ways {...props} isQuiet={canPay || result === 'confirming'} />
      </div>
    </section>
  );
}

/** The next actions; `isQuiet` while something above them is more important. */
function Ways({ way, onViewOrder, onHome, isQuiet }: ResultViewProps & { readonly isQuiet: boolean }) {
  const text = useText(cashierMessages);
  if (way !== undefined) return way;
  return (
    <div className={styles['pair']}>
      {onHome === undefined ? null : (
        <Button block variant="outlined" tone="neutral" onClick={onHome}>
          {text('cashier.home')}
        </Button>
      )}
      {onViewOrder === undefined ? null : (
        <Button
          block
          variant={isQuiet ? 'outlined' : 'solid'}
          tone={isQuiet ? 'neutral' : 'primary'}
          onClick={onViewOrder}
        >
          {text('cashier.viewOrder')}
        </Button>
      )}
    </div>
  );
}

function useResultWords(
  result: PaymentResult,
  payment: PaymentStatus | undefined,
): { readonly title: string; readonly note?: string | undefined } {
  const text = useText(cashierMessages);
  const shopText = useText(shopMessages);
  switch (result) {
    case 'success':
      return { title: text('cashier.success'), note: text('cashier.successText') };
    case 'completed':
      return { title: text('cashier.completed') };
    case 'failure':
      return { title: shopText('payment.failed'), note: text('cashier.failedText') };
    case 'cancelled':
      // Either the order is closed, or the shopper only left the wallet.
      return payment === undefined || payment.isCancelled
        ? { title: shopText('order.cancelled'), note: text('cashier.closedText') }
        : { title: text('cashier.cancelled'), note: text('cashier.cancelledText') };
    case 'expired':
      return { title: shopText('order.expired'), note: text('cashier.closedText') };
    case 'confirming':
      return { title: text('cashier.confirming'), note: text('cashier.confirmingText') };
  }
}
