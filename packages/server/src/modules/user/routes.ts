import { apiUserMoney, userExchangeToken, userIndex, userLogout, userProfile } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { route } from '../../http/route.ts';
import { changeProfile, exchangeToken, logOut, readAccount, readMoney } from './service.ts';

/** The account behind a log-in. */
export const userRoutes: StoreModule = (app, deps) => {
  route(app, userIndex, (context) => readAccount(context));
  route(app, userProfile, (context, input) => changeProfile(context, input));
  route(app, userLogout, (context) => logOut(deps, context), {
    also: [{ method: 'POST', path: userLogout.path }],
  });
  route(app, userExchangeToken, (context, input) => exchangeToken(deps, context, input));
  route(app, apiUserMoney, (context) => readMoney(context));
};
