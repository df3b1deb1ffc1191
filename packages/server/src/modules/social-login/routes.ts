import {
  loginAppLogin,
  loginGetWechatMobile,
  loginWxLogin,
  thirdAccount,
  thirdCallback,
  thirdGetAuthUrl,
  thirdLinks,
  thirdRegister,
  thirdUnbind,
  userGetSigned,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { registerPerson } from './appLogIn.ts';
import { readLinks, removeLink } from './links.ts';
import { mountSandbox } from './sandboxRoutes.ts';
import { bindAccount, finishLogIn, logInFromApp, logInFromMini, startLogIn } from './service.ts';
import { mountTokenExchange } from './tokenExchange.ts';
import { logInByWechatMobile, signPage } from './wechatService.ts';

/** Log-in with accounts of social providers and of apps. */
export const socialLoginRoutes: StoreModule = (app, deps) => {
  route(app, thirdGetAuthUrl, (context, input) => startLogIn(deps, context, input));
  route(app, thirdCallback, (context, input) => finishLogIn(deps, context, input));
  route(app, thirdAccount, (context, input) => bindAccount(deps, context, input));
  route(app, thirdRegister, (context, input) => registerPerson(deps, context, input));
  route(app, thirdLinks, async (context) => ok(await readLinks(deps, context)));
  route(app, thirdUnbind, (context, input) => removeLink(deps, context, input));
  route(app, loginAppLogin, (context, input) => logInFromApp(deps, context, input));
  route(app, loginWxLogin, (context, input) => logInFromMini(deps, context, input));
  route(app, loginGetWechatMobile, (context, input) => logInByWechatMobile(deps, context, input));
  route(app, userGetSigned, (context, input) => signPage(deps, context, input));
  mountTokenExchange(app, deps);
  if (deps.settings.isDemo) mountSandbox(app, deps);
};
