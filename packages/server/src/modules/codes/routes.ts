import { apiEmsSend, apiSmsSend, emsSend, smsSend } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { route } from '../../http/route.ts';
import { sendCode } from './service.ts';

/** Verification codes, under both roots. */
export const codesRoutes: StoreModule = (app, deps) => {
  for (const endpoint of [smsSend, apiSmsSend]) {
    route(app, endpoint, (context, { mobile, area_code, event }) =>
      sendCode(deps, context, { recipient: `${area_code}${mobile}`, event }),
    );
  }
  for (const endpoint of [emsSend, apiEmsSend]) {
    route(app, endpoint, (context, { email, event }) => sendCode(deps, context, { recipient: email, event }));
  }
};
