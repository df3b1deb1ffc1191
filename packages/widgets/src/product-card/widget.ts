import { shopMessages } from '@pawlet/core/errors';
import { productMessages } from '../parts/index.ts';
import { choiceOption, defineWidget, idOption, idsOption } from '../runtime/index.ts';
import { getProductBatch } from './productBatch.ts';
import { getIds, ProductCard } from './ProductCard.tsx';

/** Definition of the product card for scripts and embedders. */
export const productCardWidget = defineWidget({
  id: 'product-card',
  component: ProductCard,
  messages: [productMessages, shopMessages],
  options: {
    productId: idOption('The product to show.'),
    productIds: idsOption('Products to show, in this order; missing ones are omitted.', { max: 50 }),
    layout: choiceOption(['card', 'row'], 'Vertical card in columns, or horizontal row.', 'card'),
    action: choiceOption(
      ['cart', 'buy', 'link'],
      'Action of the button: add the product to the cart, buy it immediately, or only link to its page.',
      'cart',
    ),
  },
  check: ({ productId, productIds }) =>
    (productId === undefined) === (productIds === undefined)
      ? 'give either "productId" or "productIds".'
      : undefined,
  announce: (pawlet, props) => getProductBatch(pawlet).announce(getIds(props)),
  events: ['pawlet:product-view', 'pawlet:cart-changed', 'pawlet:purchase'],
});
