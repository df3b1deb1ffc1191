import type { State } from './State.ts';

export const couponsStates: readonly State[] = [
  { name: 'coupons', route: '/pages/coupon/coupon' },
  { name: 'coupons with a claimed one', as: 'busy', route: '/pages/coupon/coupon' },
  { name: 'coupon', route: ({ couponId }) => `/pages/coupon/detail?id=${couponId}` },
  { name: 'claimed coupon', as: 'busy', route: ({ couponId }) => `/pages/coupon/detail?id=${couponId}` },
  { name: 'coupon that does not exist', route: '/pages/coupon/detail?id=999999' },
  { name: 'coupon without an id', route: '/pages/coupon/detail' },
  { name: 'own coupons', as: 'busy', route: '/pages/coupon/user' },
  { name: 'no own coupons', as: 'fresh', route: '/pages/coupon/user' },
  { name: 'no used coupons', as: 'fresh', route: '/pages/coupon/user?status=1' },
  { name: 'no expired coupons', as: 'fresh', route: '/pages/coupon/user?status=2' },
];
