import type { Route } from '../Route.ts';

/** Coupons. */
export const couponRoutes: readonly Route[] = [
  {
    path: '/pages/coupon/coupon',
    load: () => import('../../pages/coupon/CouponsPage.tsx').then((module) => ({ Page: module.CouponsPage })),
    needsLogin: 'actions',
    title: 'title.coupons',
  },
  {
    path: '/pages/coupon/user',
    load: () =>
      import('../../pages/coupon/MyCouponsPage.tsx').then((module) => ({ Page: module.MyCouponsPage })),
    needsLogin: 'yes',
    title: 'title.myCoupons',
  },
  {
    path: '/pages/coupon/detail',
    load: () => import('../../pages/coupon/CouponPage.tsx').then((module) => ({ Page: module.CouponPage })),
    needsLogin: 'actions',
    title: 'title.coupon',
  },
];
