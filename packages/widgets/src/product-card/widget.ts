import { PawletError } from '@pawlet/core/errors';
import { goodsMessages } from '../parts/index.ts';
import { defineWidget, type Widget } from '../runtime/index.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

const mostIds = 50;

/** The product card as scripts and embedders mount it. */
export const productCardWidget: Widget<ProductCardProps> = defineWidget<ProductCardProps>({
  id: 'product-card',
  component: ProductCard,
  messages: [goodsMessages],
  parseOptions(options) {
    const single = options.optionalId('productId');
    const several = options.optionalText('productIds');
    const productIds = several === undefined ? [] : several.split(',').map((text) => Number(text.trim()));
    if (single !== undefined) productIds.push(single);
    if (
      productIds.length === 0 ||
      productIds.length > mostIds ||
      productIds.some((id) => !Number.isSafeInteger(id) || id <= 0)
    ) {
      throw new PawletError(
        'CONFIG',
        `Pawlet: widget "product-card" needs option "product-id", or "product-ids" with 1 to ${mostIds} ids separated by commas.`,
      );
    }
    return {
      productIds,
      layout: options.optionalChoice('layout', ['card', 'row']),
      action: options.optionalChoice('action', ['cart', 'link']),
    };
  },
});
