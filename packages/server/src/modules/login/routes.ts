import {
  apiUserEmailRegister,
  apiUserMobileLogin,
  loginEmaillogin,
  loginLogin,
  loginMobilelogin,
  loginRegister,
  loginResetpwd,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { register, registerByEmail, resetPassword } from './register.ts';
import { logInByEmail, logInByMobile, logInByPassword, type LogInResult } from './service.ts';

/** Log-in by password and by code, registration and password reset. */
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
    async (context, input) => withUserinfo(await logInByMobile(deps, context, input)),
    { also: [{ method: 'POST', path: '/api/user/mobilelogin' }] },
  );
  route(app, loginEmaillogin, (context, input) => logInByEmail(deps, context, input));
  route(app, loginRegister, (context, input) => register(deps, context, input));
  route(app, apiUserEmailRegister, async (context, input) =>
    withUserinfo(await registerByEmail(deps, context, input)),
  );
  route(app, loginResetpwd, (context, input) => resetPassword(deps, context, input));
};

/** The newer root and third-party log-in call the user `userinfo`. */
function withUserinfo(result: LogInResult) {
  return result.code === 1 ? ok({ userinfo: result.data.user }) : result;
}
