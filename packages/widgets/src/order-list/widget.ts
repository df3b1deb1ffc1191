import { shopMessages } from '@pawlet/core/errors';
import { defineWidget } from '../runtime/index.ts';
import { orderCardMessages } from '../parts/order-card/messages.ts';
import { orderListMessages } from './messages.ts';
import { OrderList } from './OrderList.tsx';
import { orderTabs } from './orderTabs.ts';

/** The list of orders, for mounting from options. */
export const orderListWidget = defineWidget({
  id: 'order-list',
  component: OrderList,
  messages: [orderListMessages, orderCardMessages, shopMessages],
  parseOptions: (options) => ({ tab: options.optionalChoice('tab', orderTabs) }),
});
