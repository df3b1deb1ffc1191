import type { OrderTab } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useHost, useText } from '../../runtime/index.ts';
import { Button, EmptyState, Icon } from '../../ui/index.ts';
import { orderListMessages } from '../orderListMessages.ts';

export interface EmptyOrdersProps {
  readonly tab: OrderTab;
  /** Nothing matches the search, though there may be orders. */
  readonly isSearch: boolean;
  /** Clears the search. */
  readonly onClear: () => void;
}

const emptyKeys = {
  all: 'orderList.emptyAll',
  'to-pay': 'orderList.emptyToPay',
  'to-ship': 'orderList.emptyToShip',
  'to-receive': 'orderList.emptyToReceive',
  'to-evaluate': 'orderList.emptyToEvaluate',
  'after-sale': 'orderList.emptyAfterSale',
} as const;

/** A tab without orders, each with its own text and next action. */
export function EmptyOrders({ tab, isSearch, onClear }: EmptyOrdersProps): ReactElement {
  const text = useText(orderListMessages);
  const host = useHost();
  if (isSearch) {
    return (
      <EmptyState
        picture={<Icon name="search" size={56} />}
        title={text('orderList.emptySearch')}
        action={
          <Button variant="outlined" onClick={onClear}>
            {text('orderList.clearSearch')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      picture={<Icon name="receipt" size={56} />}
      title={text(emptyKeys[tab])}
      action={
        <Button onClick={() => void host.navigate('/pages/index/index')}>{text('orderList.browse')}</Button>
      }
    />
  );
}
