import type { Context } from 'hono';
import type { AppEnv, StoreModule } from '../../http/appDeps.ts';
import { errorEnvelope } from '../../http/envelope.ts';
import { hasOperatorSecret } from '../../http/operatorDoor.ts';
import type { DatabaseMeasure, ShopMeasure } from '../../ports/metrics.ts';
import { getProbe } from '../health/probe.ts';
import { readShopMeasure } from './readShopMeasure.ts';

/**
 * `/metrics` for Prometheus, with the operator's secret: behind a proxy anyone could look like this machine.
 */
export const metricsRoutes: StoreModule = (app, deps) => {
  const { metrics } = deps;
  if (metrics === undefined) return;
  const probe = getProbe(deps);
  app.get('/metrics', async (c) => {
    if (!hasOperatorSecret(c)) {
      return c.json(errorEnvelope(403, c.var.base.language, c.var.base.now), 403);
    }
    const database = await probe();
    const { contentType, text } = await metrics.expose(database, await readShop(c, database));
    return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
};

/** Without a database the metrics of the process are all the more needed. */
async function readShop(c: Context<AppEnv>, { isUp }: DatabaseMeasure): Promise<ShopMeasure | undefined> {
  if (!isUp) return undefined;
  const { deps, base } = c.var;
  try {
    return await readShopMeasure(deps.db, base.now);
  } catch (error) {
    base.logger.error('metrics of the shop not read', error);
    return undefined;
  }
}
