import { restockAdd, restockIndex, restockRemove } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { plainPagePolicy, pageLanguage } from '../../http/plainPage.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { findAlertByToken, removeAlert, removeAlertsOf } from './repository.ts';
import { addAlert, listAlerts } from './service.ts';
import { unsubscribePage, unsubscribePath } from './unsubscribePage.ts';

/** Alerts for SKUs back in stock, and the page that ends them without a log-in. */
export const restockRoutes: StoreModule = (app, deps) => {
  route(app, restockAdd, (context, input) => addAlert(deps, context, input));
  route(app, restockRemove, async ({ db }, { token }) => {
    await removeAlert(db, token);
    return ok();
  });
  route(app, restockIndex, async (context, { tokens }) => ok(await listAlerts(context, tokens)));

  // Link scanners open the links of an e-mail: only the button, a POST, ends alerts.
  app.get(`${unsubscribePath}:token`, async (c) => {
    const alert = await findAlertByToken(deps.db, c.req.param('token'));
    c.header('content-security-policy', plainPagePolicy());
    return c.html(
      unsubscribePage(alert?.language ?? pageLanguage(c), alert === undefined ? 'stopped' : 'question'),
    );
  });
  app.post(`${unsubscribePath}:token`, async (c) => {
    const alert = await findAlertByToken(deps.db, c.req.param('token'));
    if (alert !== undefined) await removeAlertsOf(deps.db, alert);
    c.header('content-security-policy', plainPagePolicy());
    return c.html(unsubscribePage(alert?.language ?? pageLanguage(c), 'stopped'));
  });
};
