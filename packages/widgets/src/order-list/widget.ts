import { shopMessages } from '@pawlet/core/errors';
import { choiceOption, defineWidget } from '../runtime/index.ts';
import { orderCardMessages } from '../parts/order-card/orderCardMessages.ts';
import { orderListMessages } from './orderListMessages.ts';
import { OrderList } from './OrderList.tsx';
import { orderTabs } from './orderTabs.ts';

/** The list of orders as scripts and embedders mount it. */
export const orderListWidget = defineWidget({
  id: 'order-list',
  component: OrderList,
  messages: [orderListMessages, orderCardMessages, shopMessages],
  options: { tab: choiceOption(orderTabs, 'The tab that is shown first.', 'all') },
  events: ['pawlet:order-changed', 'pawlet:buy-again', 'pawlet:cart-changed'],
});
