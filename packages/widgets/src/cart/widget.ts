import { shopMessages } from '@pawlet/core/errors';
import { goodsMessages } from '../parts/index.ts';
import { defineWidget, idsOption } from '../runtime/index.ts';
import { Cart } from './Cart.tsx';
import { cartMessages } from './messages.ts';

/** The cart as scripts and embedders mount it. */
export const cartWidget = defineWidget({
  id: 'cart',
  component: Cart,
  messages: [cartMessages, goodsMessages, shopMessages],
  options: {
    selected: idsOption('Rows of the cart that are ticked when it is first shown, by their ids.', {
      max: 200,
    }),
  },
  events: ['pawlet:cart-changed', 'pawlet:checkout'],
});
