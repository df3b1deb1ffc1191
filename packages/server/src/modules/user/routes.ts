import {
  apiUserMoney,
  userAvatar,
  userChangeEmail,
  userChangeMobile,
  userChangePassword,
  userDeleteAccount,
  userExchangeToken,
  userExportData,
  userIndex,
  userLogout,
  userLogoutAll,
  userProfile,
  userSessions,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { changeEmail, changeMobile, changePassword } from './credentials.ts';
import { deleteAccount } from './deleteAccount.ts';
import { offerExport, readExport } from './exportData.ts';
import { logOutEverywhere, readLogIns } from './logIns.ts';
import { changeAvatar, changeProfile, exchangeToken, logOut, readAccount, readMoney } from './service.ts';

/** The account of the logged-in shopper. */
export const userRoutes: StoreModule = (app, deps) => {
  route(app, userIndex, (context) => readAccount(context));
  route(app, userProfile, (context, input) => changeProfile(context, input));
  route(app, userAvatar, (context, input) => changeAvatar(context, input));
  route(app, userLogout, (context) => logOut(deps, context), {
    also: [{ method: 'POST', path: userLogout.path }],
  });
  route(app, userExchangeToken, (context, input) => exchangeToken(deps, context, input));
  route(app, apiUserMoney, (context) => readMoney(context));

  route(app, userChangeMobile, (context, input) => changeMobile(deps, context, input));
  route(app, userChangeEmail, (context, input) => changeEmail(deps, context, input));
  route(app, userChangePassword, (context, input) => changePassword(deps, context, input));
  route(app, userSessions, async (context) => ok(await readLogIns(context)));
  route(app, userLogoutAll, (context, input) => logOutEverywhere(deps, context, input));
  route(app, userDeleteAccount, (context, input) => deleteAccount(deps, context, input));
  route(app, userExportData, (context) => offerExport(deps, context));
  app.get('/api/user/export/:token', async (c) => {
    const data = await readExport(deps.db, c.req.param('token'), c.var.base.now);
    if (data === null) return c.notFound();
    c.header('content-disposition', 'attachment; filename="pawlet-data.json"');
    return c.body(JSON.stringify(data, null, 2), 200, { 'content-type': 'application/json' });
  });
};
