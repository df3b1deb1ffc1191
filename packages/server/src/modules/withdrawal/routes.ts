import { withdrawalSend } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { route } from '../../http/route.ts';
import { sendStatement } from './send.ts';

/** The online function to withdraw from a purchase. */
export const withdrawalRoutes: StoreModule = (app, deps) => {
  route(app, withdrawalSend, async (context, input) => sendStatement(deps, context, input));
};
