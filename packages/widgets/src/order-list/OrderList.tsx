import type { OrderTab } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useRequireLogin, useText } from '../runtime/index.ts';
import { checkProps } from '../runtime/options/checkProps.ts';
import { useNeedsApp } from '../runtime/useNeedsApp.ts';
import { Button, EmptyState, Icon } from '../ui/index.ts';
import { orderListMessages } from './orderListMessages.ts';
import { OrderListView } from './OrderListView.tsx';
import { useOrderList } from './useOrderList.ts';

export interface OrderListProps {
  /** The initial tab. @default 'all' */
  readonly tab?: OrderTab | undefined;
  /** Called when the shopper selects another tab. */
  readonly onTab?: ((tab: OrderTab) => void) | undefined;
}

/** The shopper's orders, by state. Visitors are prompted to log in. */
export function OrderList(props: OrderListProps): ReactElement {
  checkProps('order-list', props);
  const { tab, onTab } = props;
  useNeedsApp('OrderList');
  const orders = useOrderList({ tab, onTab });
  const text = useText(orderListMessages);
  const requireLogin = useRequireLogin();
  if (orders.isSignedIn) return <OrderListView orders={orders} />;
  return (
    <EmptyState
      picture={<Icon name="receipt" size={56} />}
      title={text('orderList.logIn')}
      action={<Button onClick={() => void requireLogin()}>{text('orderList.logInAction')}</Button>}
    />
  );
}
