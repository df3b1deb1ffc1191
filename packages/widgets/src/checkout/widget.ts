import { shopMessages } from '@pawlet/core/errors';
import { addressMessages, lawMessages } from '../parts/index.ts';
import { defineWidget, idOption, idsOption, numberOption } from '../runtime/index.ts';
import { Checkout } from './Checkout.tsx';
import { checkoutMessages } from './checkoutMessages.ts';

/** The checkout as scripts and embedders mount it. */
export const checkoutWidget = defineWidget({
  id: 'checkout',
  component: Checkout,
  messages: [checkoutMessages, addressMessages, lawMessages, shopMessages],
  options: {
    lines: idsOption('Rows of the cart that are bought, by their ids.', { max: 200 }),
    productId: idOption('A product that is bought at once, beside the cart; in place of lines.'),
    skuId: idOption('The variant of this product; needed where it has several.'),
    quantity: numberOption('How many pieces of this product are bought; 1 where nothing is said.', {
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
