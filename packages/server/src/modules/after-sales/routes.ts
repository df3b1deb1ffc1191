import {
  orderGetRefundGoodsMoney,
  orderGoodsAftersale,
  orderGoodsAftersaleList,
  orderGoodsAftersaleMessage,
  orderGoodsAftersalePost,
  orderGoodsAftersaleSeen,
  orderGoodsDetail,
  orderGoodsRevocationAftersale,
  orderGoodsSaveExpressInfo,
  orderGoodsV2apply,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { markSeen, writeMessage } from './conversation.ts';
import {
  apply,
  listAfterSales,
  readAfterSales,
  readLine,
  readRefundMoney,
  revoke,
  saveParcel,
} from './service.ts';

/** Refunds and returns, one order line each. */
export const afterSalesRoutes: StoreModule = (app, deps) => {
  const { random } = deps;
  route(app, orderGoodsDetail, async (context, { id }) => readLine(context, id));
  route(app, orderGetRefundGoodsMoney, async (context, input) => readRefundMoney(context, input));
  route(app, orderGoodsV2apply, async (context, input) => apply(context, random, input));
  route(app, orderGoodsAftersale, async (context, { id }) => readAfterSales(deps, context, id));
  route(app, orderGoodsAftersalePost, async (context, { id }) => readAfterSales(deps, context, id));
  route(app, orderGoodsAftersaleList, async (context, input) =>
    ok(await listAfterSales(deps, context, input)),
  );
  route(app, orderGoodsSaveExpressInfo, async (context, input) => saveParcel(context, random, input));
  route(app, orderGoodsAftersaleMessage, async (context, input) => writeMessage(context, random, input));
  route(app, orderGoodsAftersaleSeen, async (context, input) => markSeen(context, input));
  route(app, orderGoodsRevocationAftersale, async (context, { id }) => revoke(context, random, id));
};
