import { shopMessages } from '@pawlet/core/errors';
import { productMessages } from '../parts/index.ts';
import { defineWidget, idOption, idsOption, numberOption } from '../runtime/index.ts';
import { Cart } from './Cart.tsx';
import { cartMessages } from './cartMessages.ts';

/** Definition of the cart for scripts and embedders. */
export const cartWidget = defineWidget({
  id: 'cart',
  component: Cart,
  messages: [cartMessages, productMessages, shopMessages],
  options: {
    selected: idsOption('Ids of cart rows that are selected initially.', {
      max: 200,
    }),
    productId: idOption('A product to add to the cart before it is shown.'),
    skuId: idOption('The variant of this product; required if it has several.'),
    quantity: numberOption('Quantity of this product; the minimum quantity by default.', {
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
