import { apiEmsSend, apiSmsSend, emsSend, smsSend } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { route } from '../../http/route.ts';
import { readMobile } from '../user/accounts.ts';
import { sendCode } from './service.ts';

/** Verification codes, under both roots. */
export const codesRoutes: StoreModule = (app, deps) => {
  for (const endpoint of [smsSend, apiSmsSend]) {
    route(app, endpoint, async (context, { event, ...input }) => {
      const mobile = await readMobile(context, input);
      return 'reason' in mobile ? mobile : sendCode(deps, context, { recipient: mobile.key, event });
    });
  }
  for (const endpoint of [emsSend, apiEmsSend]) {
    route(app, endpoint, (context, { email, event }) => sendCode(deps, context, { recipient: email, event }));
  }
};
