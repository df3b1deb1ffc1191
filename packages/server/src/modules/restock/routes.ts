import { restockAdd, restockIndex, restockRemove } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { removeAlert } from './repository.ts';
import { addAlert, listAlerts } from './service.ts';

/** Alerts for SKUs back in stock. */
export const restockRoutes: StoreModule = (app, deps) => {
  route(app, restockAdd, (context, input) => addAlert(deps, context, input));
  route(app, restockRemove, async ({ db }, { token }) => {
    await removeAlert(db, token);
    return ok();
  });
  route(app, restockIndex, async (context, { tokens }) => ok(await listAlerts(context, tokens)));
};
