import { goodsIndex, goodsLists, goodsV2detail } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { readDetail } from './detail.ts';
import { createViewCounter } from './viewCounter.ts';
import { listProducts, replyHome } from './service.ts';

/** Products: home, lists and one product. */
export const productRoutes: StoreModule = (app, deps) => {
  const views = createViewCounter(deps.db, deps.replyCache !== undefined);
  deps.beforeClose?.(() => views.flush());
  route(app, goodsIndex, async (context) => ok(await replyHome(context)));
  route(app, goodsV2detail, async (context, { id }) => readDetail(context, views, id));
  route(app, goodsLists, async (context, input) => ok(await listProducts(context, input)));
};
