export { getProductBatch } from './productBatch.ts';
export type { ProductBatch } from './productBatch.ts';
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
export * from './deprecated.ts';
