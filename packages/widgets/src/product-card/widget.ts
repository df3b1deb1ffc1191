import { shopMessages } from '@pawlet/core/errors';
import { goodsMessages } from '../parts/index.ts';
import { choiceOption, defineWidget, idOption, idsOption } from '../runtime/index.ts';
import { goodsBatchOf } from './goodsBatch.ts';
import { idsOf, ProductCard } from './ProductCard.tsx';

/** The product card as scripts and embedders mount it. */
export const productCardWidget = defineWidget({
  id: 'product-card',
  component: ProductCard,
  messages: [goodsMessages, shopMessages],
  options: {
    productId: idOption('The product to show.'),
    productIds: idsOption('Products to show, in this order; those that are gone are left out.', { max: 50 }),
    layout: choiceOption(['card', 'row'], 'A card stands upright in columns, a row lies across.', 'card'),
    action: choiceOption(
      ['cart', 'buy', 'link'],
      'What the button does: put the product into the cart, buy it at once, or nothing but lead to its page.',
      'cart',
    ),
  },
  check: ({ productId, productIds }) =>
    (productId === undefined) === (productIds === undefined)
      ? 'give either "productId" or "productIds".'
      : undefined,
  announce: (pawlet, props) => goodsBatchOf(pawlet).announce(idsOf(props)),
  events: ['pawlet:product-view', 'pawlet:cart-changed', 'pawlet:purchase'],
});
