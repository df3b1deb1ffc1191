import {
  couponCouponDetail,
  couponCouponList,
  couponDrawCoupon,
  couponMyCouponList,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { drawCoupon, listCoupons, listOwnCoupons, readCoupon } from './service.ts';

/** Coupons: on offer, claimed, and the shopper's own. */
export const couponRoutes: StoreModule = (app) => {
  route(app, couponCouponList, async (context, { page, result }) =>
    ok(await listCoupons(context, page, result)),
  );
  route(app, couponCouponDetail, async (context, { id }) => readCoupon(context, id));
  route(app, couponDrawCoupon, async (context, { id }) => drawCoupon(context, id));
  route(app, couponMyCouponList, async (context, input) => ok(await listOwnCoupons(context, input)));
};
