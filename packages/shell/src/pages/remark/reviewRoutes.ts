import type { OrderNumber, Review } from '@pawlet/core/api';

/** The page of one review. */
export function reviewRoute({ id, goodsId }: Pick<Review, 'id' | 'goodsId'>): string {
  return `/pages/remark/detail?id=${id}&goods_id=${goodsId}`;
}

/** The page that writes the reviews of an order. */
export function writeReviewRoute(orderNumber: OrderNumber): string {
  return `/pages/remark/remark?order_sn=${orderNumber}`;
}
