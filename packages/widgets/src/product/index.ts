export { useAddToCart, useVariants } from '../parts/index.ts';
export type { AddToCart, VariantChoice, VariantGroup, VariantStart, VariantValue } from '../parts/index.ts';
export { useProduct } from './useProduct.ts';
