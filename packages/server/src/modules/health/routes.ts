import type { StoreModule } from '../../http/appDeps.ts';
import { getProbe } from './probe.ts';

/** `/healthz`: the process is alive; `/readyz`: it can use its database and accepts requests. */
export const healthRoutes: StoreModule = (app, deps) => {
  const probe = getProbe(deps);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (deps.isDraining?.() === true) return c.json({ status: 'draining' }, 503);
    const { isUp } = await probe();
    if (isUp) return c.json({ status: 'ready' });
    c.var.base.logger.warn('database unreachable');
    return c.json({ status: 'database unreachable' }, 503);
  });
};
