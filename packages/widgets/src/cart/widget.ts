import { shopMessages } from '@pawlet/core/errors';
import { goodsMessages } from '../parts/index.ts';
import { defineWidget } from '../runtime/index.ts';
import { Cart, type CartProps } from './Cart.tsx';
import { cartMessages } from './messages.ts';

/** The cart as a widget; it has no options. */
export const cartWidget = defineWidget<CartProps>({
  id: 'cart',
  component: Cart,
  messages: [cartMessages, goodsMessages, shopMessages],
  parseOptions: () => ({}),
});
