import { paths } from '../paths.ts';

/** Route of one coupon. */
export function couponRoute(id: string): string {
  return `${paths.coupon}?id=${encodeURIComponent(id)}`;
}

/** Route of the products that a coupon applies to. */
export function couponProductsRoute(id: string): string {
  return `${paths.products}?coupon_id=${encodeURIComponent(id)}`;
}
