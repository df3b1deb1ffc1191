export { goodsBatchOf } from './goodsBatch.ts';
export type { GoodsBatch } from './goodsBatch.ts';
export { ProductCard } from './ProductCard.tsx';
export type { ProductCardProps } from './ProductCard.tsx';
export { productCardWidget } from './widget.ts';
export {
  ProductButton,
  ProductLink,
  ProductPicture,
  ProductPrice,
  ProductRegularPrice,
  ProductTitle,
  useCardProduct,
} from './productParts.tsx';
export type { ProductPictureProps } from './productParts.tsx';
