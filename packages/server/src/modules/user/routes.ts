import { apiUserMoney, userExchangeToken, userIndex, userLogout, userProfile } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { deny, ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { countCollected, countOrders } from './counts.ts';
import { changeProfile, exchangeToken, logOut, readMoney, readUser } from './service.ts';

/** The account behind a log-in. */
export const userRoutes: StoreModule = (app, deps) => {
  route(app, userIndex, async (context) => {
    const user = await readUser(context);
    if (user === undefined) return deny(401);
    const { db, shopper } = context;
    const order = await countOrders(db, shopper.id);
    const collected = await countCollected(db, shopper.id);
    return ok({
      userInfo: { ...user, order, is_install_signin: false, coupon_nums: 0, collect_nums: collected },
    });
  });
  route(app, userProfile, (context, input) => changeProfile(context, input));
  route(app, userLogout, (context) => logOut(deps, context), {
    also: [{ method: 'POST', path: userLogout.path }],
  });
  route(app, userExchangeToken, (context, input) => exchangeToken(deps, context, input));
  route(app, apiUserMoney, (context) => readMoney(context));
};
