import { shopMessages } from '@pawlet/core/errors';
import { choiceOption, defineWidget } from '../runtime/index.ts';
import { orderCardMessages } from '../parts/order-card/orderCardMessages.ts';
import { orderListMessages } from './orderListMessages.ts';
import { OrderList } from './OrderList.tsx';
import { orderTabs } from './orderTabs.ts';

/** Definition of the order list for scripts and embedders. */
export const orderListWidget = defineWidget({
  id: 'order-list',
  component: OrderList,
  messages: [orderListMessages, orderCardMessages, shopMessages],
  options: { tab: choiceOption(orderTabs, 'The initial tab.', 'all') },
  events: ['pawlet:order-changed', 'pawlet:buy-again', 'pawlet:cart-changed'],
});
