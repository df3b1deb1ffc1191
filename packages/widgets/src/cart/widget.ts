import { shopMessages } from '@pawlet/core/errors';
import { goodsMessages } from '../parts/index.ts';
import { defineWidget, idOption, idsOption, numberOption } from '../runtime/index.ts';
import { Cart } from './Cart.tsx';
import { cartMessages } from './cartMessages.ts';

/** The cart as scripts and embedders mount it. */
export const cartWidget = defineWidget({
  id: 'cart',
  component: Cart,
  messages: [cartMessages, goodsMessages, shopMessages],
  options: {
    selected: idsOption('Rows of the cart that are ticked when it is first shown, by their ids.', {
      max: 200,
    }),
    productId: idOption('A product that is put into the cart before it is shown.'),
    skuId: idOption('The variant of this product; needed where it has several.'),
    quantity: numberOption('How many pieces of this product; the least that is sold where nothing is said.', {
      min: 1,
      max: 9999,
    }),
  },
  check: ({ productId, skuId, quantity }) =>
    productId === undefined && (skuId !== undefined || quantity !== undefined)
      ? '"skuId" and "quantity" go with "productId".'
      : undefined,
  events: ['pawlet:cart-changed', 'pawlet:checkout', 'pawlet:favourite-changed'],
});
