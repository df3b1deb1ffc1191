import {
  cartCheckDiscountCode,
  cartGetOrderDiscountMoney,
  orderAdd,
  orderCancel,
  orderCarts,
  orderChangeOrderAddress,
  orderDelete,
  orderDetail,
  orderIndex,
  orderQueryLogistics,
  orderQueryLogisticsPost,
  orderRemind,
  orderTakedelivery,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok, refuse } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { money } from '../products/wireValues.ts';
import { settleFree } from '../payment/settle.ts';
import { readCheckoutCoupons } from './checkoutCoupons.ts';
import { takenBy } from './couponChoice.ts';
import { createOrder } from './create.ts';
import { createQuote, shortRows } from './quote.ts';
import { toCartQuote, toCheckoutQuote } from './quoteReply.ts';
import { storeQuote } from './quoteTerms.ts';
import {
  cancelOrder,
  changeAddress,
  confirmReceipt,
  deleteOrder,
  listOrders,
  readOrder,
  remindShop,
} from './service.ts';
import { trackParcel } from './track.ts';

/** Quotes, orders, and the cart page's prices, which are the same quote. */
export const orderRoutes: StoreModule = (app, deps) => {
  const { random } = deps;
  route(app, cartGetOrderDiscountMoney, async (context, input) => {
    const quote = await createQuote(context, {
      ids: input.ids,
      addressId: 0,
      userCouponId: input.user_coupon_id,
      discountCode: input.discount_code,
      points: input.score,
    });
    return 'reason' in quote ? quote : ok(toCartQuote(quote, context));
  });

  route(app, cartCheckDiscountCode, async (context, { ids, code }) => {
    const quote = await createQuote(context, {
      ids,
      addressId: 0,
      userCouponId: 0,
      discountCode: code,
      points: 0,
    });
    if ('reason' in quote) return quote.reason === 'OFF_SHELF' ? refuse('CODE_UNUSABLE') : quote;
    return ok({
      code: quote.code?.code ?? code,
      name: quote.code ? context.pick(quote.code.name) : '',
      discount: money(takenBy(quote.priced, 'code')),
    });
  });

  route(app, orderCarts, async (context, input) => {
    const quote = await createQuote(context, {
      ids: input.ids,
      addressId: input.address_id,
      userCouponId: input.user_coupon_id,
      discountCode: input.discount_code,
      points: input.score,
    });
    if ('reason' in quote) return quote;
    const short = shortRows(quote.rows);
    if (short.length > 0) return refuse('OUT_OF_STOCK', { data: { lines: short } });
    const [coupons, quoteNo] = await Promise.all([
      readCheckoutCoupons(context, quote),
      storeQuote(context, random, quote),
    ]);
    return ok(toCheckoutQuote(quote, context, quoteNo, coupons));
  });

  route(app, orderAdd, async (context, input) => createOrder({ random, settleFree }, context, input));
  route(app, orderIndex, async (context, input) => ok(await listOrders(context, input)));
  route(app, orderDetail, async (context, { order_sn }) => readOrder(context, order_sn));
  route(app, orderCancel, async (context, { order_sn }) => cancelOrder(context, order_sn));
  route(app, orderTakedelivery, async (context, { order_sn }) => confirmReceipt(context, order_sn));
  route(app, orderRemind, async (context, { order_sn }) => remindShop(context, order_sn));
  route(app, orderDelete, async (context, { order_sn }) => deleteOrder(context, order_sn));
  route(app, orderChangeOrderAddress, async (context, input) => changeAddress(context, input));
  route(app, orderQueryLogistics, async (context, input) => trackParcel(deps, context, input));
  route(app, orderQueryLogisticsPost, async (context, input) => trackParcel(deps, context, input));
};
