import { shopMessages } from '@pawlet/core/errors';
import { addressMessages, lawMessages } from '../parts/index.ts';
import { defineWidget, idOption, idsOption, numberOption } from '../runtime/index.ts';
import { Checkout } from './Checkout.tsx';
import { checkoutMessages } from './checkoutMessages.ts';

/** Definition of the checkout for scripts and embedders. */
export const checkoutWidget = defineWidget({
  id: 'checkout',
  component: Checkout,
  messages: [checkoutMessages, addressMessages, lawMessages, shopMessages],
  options: {
    lines: idsOption('Ids of the cart rows to buy.', { max: 200 }),
    productId: idOption('A product for immediate purchase, separate from the cart; instead of lines.'),
    skuId: idOption('The variant of this product; required if it has several.'),
    quantity: numberOption('Quantity of this product to buy; 1 by default.', {
      min: 1,
      max: 9999,
    }),
  },
  check: ({ lines, productId, skuId, quantity }) => {
    if ((lines === undefined) === (productId === undefined)) {
      return 'give either "lines" or "productId".';
    }
    const hasProductOptions = skuId !== undefined || quantity !== undefined;
    return lines !== undefined && hasProductOptions
      ? '"skuId" and "quantity" go with "productId", not with "lines".'
      : undefined;
  },
  events: ['pawlet:checkout', 'pawlet:purchase', 'pawlet:payment-result', 'pawlet:close'],
});
