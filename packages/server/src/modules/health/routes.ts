import type { StoreModule } from '../../http/appDeps.ts';
import { getProbe } from './probe.ts';

/** `/healthz`: the process is alive; `/readyz`: it can use its database and accepts requests. */
export const healthRoutes: StoreModule = (app, deps) => {
  const probe = getProbe(deps);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (deps.isDraining?.() === true) return c.json({ status: 'draining' }, 503);
    const { isUp } = await probe();
    // A node without its replica is ready: the primary serves in its place.
    const replica = deps.replica && { replica: deps.replica.state().state };
    if (isUp) return c.json({ status: 'ready', ...replica });
    c.var.base.logger.warn('database unreachable');
    return c.json({ status: 'database unreachable', ...replica }, 503);
  });
};
