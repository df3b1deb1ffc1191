/** Route of one coupon. */
export function couponRoute(id: string): string {
  return `/pages/coupon/detail?id=${encodeURIComponent(id)}`;
}

/** Route of the goods that a coupon can be used on. */
export function couponGoodsRoute(id: string): string {
  return `/pages/goods/goods?coupon_id=${encodeURIComponent(id)}`;
}
