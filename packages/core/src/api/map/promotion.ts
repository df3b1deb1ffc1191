import type { InferOutput } from 'valibot';
import type { promotionShape } from '../../contract/shapes/cart.ts';
import type { Promotion } from '../types/product.ts';
import { toTime } from './values.ts';

/** A running discount of a product. */
export function toPromotion({ type, name, desc, endtime }: InferOutput<typeof promotionShape>): Promotion {
  return { type, name, text: desc, endsAt: toTime(endtime) };
}
