import type { OrderNumber, Review } from '@pawlet/core/api';
import { paths } from '../paths.ts';

/** The page of one review. */
export function reviewRoute({ id, goodsId }: Pick<Review, 'id' | 'goodsId'>): string {
  return `${paths.review}?id=${id}&goods_id=${goodsId}`;
}

/** The page to review an order. */
export function writeReviewRoute(orderNumber: OrderNumber): string {
  return `${paths.writeReview}?order_sn=${orderNumber}`;
}
