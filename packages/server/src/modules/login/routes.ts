import { apiUserMobileLogin, loginLogin, loginMobilelogin } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { logInByMobile, logInByPassword } from './service.ts';

/** Log-in by password and by code. */
export const loginRoutes: StoreModule = (app, deps) => {
  let hashOfNobody: Promise<string> | undefined;
  route(app, loginLogin, async (context, input) => {
    hashOfNobody ??= deps.hasher.hash(deps.random.hex(16));
    return logInByPassword(deps, context, input, await hashOfNobody);
  });
  route(app, loginMobilelogin, (context, input) => logInByMobile(deps, context, input));
  route(
    app,
    apiUserMobileLogin,
    async (context, input) => {
      const result = await logInByMobile(deps, context, input);
      return result.code === 1 ? ok({ userinfo: result.data.user }) : result;
    },
    { also: [{ method: 'POST', path: '/api/user/mobilelogin' }] },
  );
};
