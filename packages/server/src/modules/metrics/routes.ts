import type { StoreModule } from '../../http/appDeps.ts';
import { errorEnvelope } from '../../http/envelope.ts';
import { hasOperatorSecret } from '../../http/operatorDoor.ts';
import { getProbe } from '../health/probe.ts';

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
    const { contentType, text } = await metrics.expose(await probe());
    return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
};
