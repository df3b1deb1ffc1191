import {
  scoreExchange,
  scoreExchangeList,
  scoreExchangeProductDetail,
  scoreLogs,
  scoreMyExchange,
  scoreMyExchangeDetail,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { exchangePoints } from './exchange.ts';
import { listExchanges, listProducts, readExchange, readLogs, readProduct } from './mall.ts';

/** Points: their movements, the points mall, and exchanges. */
export const pointsRoutes: StoreModule = (app, { random }) => {
  route(app, scoreLogs, async (context, input) => ok(await readLogs(context, input)));
  route(app, scoreExchangeList, async (context, input) => ok(await listProducts(context, input)));
  route(app, scoreExchange, (context, input) => exchangePoints(random, context, input));
  route(app, scoreMyExchange, async (context, input) => ok(await listExchanges(context, input)));
  route(app, scoreExchangeProductDetail, (context, { id }) => readProduct(context, id));
  route(app, scoreMyExchangeDetail, (context, { id }) => readExchange(context, id));
};
