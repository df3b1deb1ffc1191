import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** Coupons. */
export const couponRoutes: readonly Route[] = [
  later({
    path: '/pages/coupon/coupon',
    needsLogin: 'actions',
    title: 'title.coupons',
  }),
  later({
    path: '/pages/coupon/user',
    needsLogin: 'yes',
    title: 'title.myCoupons',
  }),
  later({
    path: '/pages/coupon/detail',
    needsLogin: 'actions',
    title: 'title.coupon',
  }),
];
