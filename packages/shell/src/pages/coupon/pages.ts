import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Coupons. */
export const couponPages = [
  definePage({
    path: paths.coupons,
    title: 'title.coupons',
    needsLogin: 'actions',
    load: async () => (await import('./CouponsPage.tsx')).CouponsPage,
  }),
  definePage({
    path: paths.myCoupons,
    title: 'title.myCoupons',
    needsLogin: 'yes',
    load: async () => (await import('./MyCouponsPage.tsx')).MyCouponsPage,
  }),
  definePage({
    path: paths.coupon,
    title: 'title.coupon',
    needsLogin: 'actions',
    load: async () => (await import('./CouponPage.tsx')).CouponPage,
  }),
];
