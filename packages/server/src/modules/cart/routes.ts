import { cartAdd, cartDel, cartIndex, cartNums, cartSetNums } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { addToCart, countRows, readCart, removeFromCart, setQuantity } from './service.ts';

/** The cart; its prices are computed by the order module. */
export const cartRoutes: StoreModule = (app) => {
  route(app, cartAdd, async (context, input) => addToCart(context, input));
  route(app, cartIndex, async (context, { ids, sceneval }) => ok(await readCart(context, ids, sceneval)));
  route(app, cartSetNums, async (context, input) => setQuantity(context, input));
  route(app, cartDel, async (context, { id }) => removeFromCart(context, id));
  route(app, cartNums, async (context) => ok(await countRows(context)));
};
