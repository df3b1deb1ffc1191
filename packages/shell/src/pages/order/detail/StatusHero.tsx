import type { Order } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { SlotText, textSlot } from '@pawlet/widgets/parts';
import { Countdown, Steps } from '@pawlet/widgets/ui';
import { orderPagesMessages } from '../orderPagesMessages.ts';
import styles from './Detail.module.css';

export interface StatusHeroProps {
  readonly order: Order;
  /** The payment deadline has passed. */
  readonly onTimeOver: () => void;
}

const sentences = {
  'to-pay': 'orderPages.toPayText',
  'to-ship': 'orderPages.toShipText',
  'to-receive': 'orderPages.toReceiveText',
  'to-evaluate': 'orderPages.toEvaluateText',
  completed: 'orderPages.completedText',
  cancelled: 'orderPages.cancelledText',
  expired: 'orderPages.expiredText',
  'after-sale': 'orderPages.afterSaleText',
} as const satisfies Readonly<Record<Order['state'], string>>;

/** The state of an order on a coloured background, its explanation, and the progress of the order. */
export function StatusHero({ order, onTimeOver }: StatusHeroProps) {
  const text = useText(orderPagesMessages);
  const isClosed = order.state === 'cancelled' || order.state === 'expired';
  return (
    <section className={styles['hero']} data-closed={isClosed || undefined}>
      <h2 className={styles['state']}>{order.stateText}</h2>
      <p className={styles['sentence']}>
        {order.payUntil === undefined ? (
          text(sentences[order.state])
        ) : (
          <SlotText text={text('orderPages.payWithin', { time: textSlot })}>
            <Countdown className={styles['countdown']} endsAt={order.payUntil} onEnd={onTimeOver} />
          </SlotText>
        )}
      </p>
      {isClosed ? null : (
        <div className={styles['progress']}>
          <Steps
            label={text('orderPages.progress')}
            current={getStep(order)}
            steps={[
              { label: text('orderPages.stepPlaced') },
              { label: text('orderPages.stepPaid') },
              { label: text('orderPages.stepShipped') },
              { label: text('orderPages.stepReceived') },
              { label: text('orderPages.stepDone') },
            ]}
          />
        </div>
      )}
    </section>
  );
}

/** The current step of the order; past the last one once all is done. */
function getStep(order: Order): number {
  if (order.state === 'completed') return 5;
  if (order.receivedAt !== undefined || order.state === 'to-evaluate') return 3;
  if (order.shippedAt !== undefined || order.state === 'to-receive') return 2;
  return order.isPaid ? 1 : 0;
}
