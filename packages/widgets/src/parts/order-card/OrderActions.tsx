import type { OrderAction, OrderCard } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, Countdown, Sheet } from '../../ui/index.ts';
import { orderCardMessages } from './orderCardMessages.ts';
import { placeActions } from './orderActions.ts';
import styles from './OrderActions.module.css';
import type { OrderActing } from './useOrderActions.ts';

export interface OrderActionsProps {
  readonly order: OrderCard;
  readonly acting: OrderActing;
  /** `bar` fills the bar at the lower edge of a page. @default 'card' */
  readonly layout?: 'card' | 'bar' | undefined;
}

const keys = {
  pay: 'orderCard.pay',
  cancel: 'orderCard.cancel',
  delete: 'orderCard.delete',
  remind: 'orderCard.remind',
  logistics: 'orderCard.logistics',
  receive: 'orderCard.receive',
  change_address: 'orderCard.changeAddress',
  evaluate: 'orderCard.review',
  invoice: 'orderCard.invoice',
  withdraw: 'orderCard.withdraw',
  buy_again: 'orderCard.buyAgain',
} as const satisfies Readonly<Record<OrderAction, string>>;

/** The actions of an order; renders nothing without actions. */
export function OrderActions({ order, acting, layout = 'card' }: OrderActionsProps): ReactElement | null {
  const text = useText(orderCardMessages);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { menu, buttons, hasPrimary, isUrged } = placeActions(order);
  if (buttons.length === 0 && menu.length === 0 && !isUrged) return null;
  const number = order.orderNumber;
  const isBusy = (action: OrderAction): boolean =>
    acting.busy?.orderNumber === number && acting.busy.action === action;
  const main = hasPrimary ? buttons.at(-1) : undefined;
  const size = layout === 'bar' ? 'm' : 's';
  return (
    <div className={styles['actions']} data-layout={layout}>
      {menu.length === 0 ? null : (
        <span className={styles['more']}>
          <Button
            variant="ghost"
            tone="neutral"
            size={size}
            aria-haspopup="dialog"
            aria-label={text('orderCard.moreOf', { number })}
            onClick={() => setIsMenuOpen(true)}
          >
            {text('orderCard.more')}
          </Button>
        </span>
      )}
      {isUrged ? (
        <Button variant="outlined" tone="neutral" size={size} disabled>
          {text('orderCard.urged')}
        </Button>
      ) : null}
      {buttons.map((action) => (
        <Button
          key={action}
          variant={layout === 'bar' && action === main ? 'solid' : 'outlined'}
          tone={action === main ? 'primary' : 'neutral'}
          size={size}
          busy={isBusy(action)}
          onClick={() => acting.act(action, order)}
        >
          {text(keys[action])}
          {action === 'pay' && order.payUntil !== undefined ? (
            <Countdown
              className={styles['countdown']}
              endsAt={order.payUntil}
              onEnd={() => acting.onTimeOver(order)}
            />
          ) : null}
        </Button>
      ))}
      <Sheet open={isMenuOpen} onClose={() => setIsMenuOpen(false)} title={text('orderCard.actions')}>
        <div className={styles['menu']}>
          {menu.map((action) => (
            <Button
              key={action}
              block
              variant="ghost"
              tone="neutral"
              size="l"
              onClick={() => {
                setIsMenuOpen(false);
                acting.act(action, order);
              }}
            >
              {text(keys[action])}
            </Button>
          ))}
        </div>
      </Sheet>
    </div>
  );
}
