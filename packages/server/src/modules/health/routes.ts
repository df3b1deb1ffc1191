import type { StoreModule } from '../../http/appDeps.ts';
import type { NodeCondition } from '../../ports/nodeCondition.ts';
import { getProbe } from './probe.ts';

/** `/healthz`: the process is alive; `/readyz`: it can use its database and accepts requests, with the state of tables and disk. */
export const healthRoutes: StoreModule = (app, deps) => {
  const probe = getProbe(deps);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (deps.isDraining?.() === true) return c.json({ status: 'draining' }, 503);
    const { isUp } = await probe();
    // A node without its replica is ready: the primary serves in its place.
    const details = { ...deps.condition?.(), ...(deps.replica && { replica: deps.replica.state().state }) };
    const status = isUp ? toStatus(details.schema) : 'database unreachable';
    if (status === 'ready') return c.json({ status, ...details });
    c.var.base.logger.warn(status);
    return c.json({ status, ...details }, 503);
  });
};

/** A node on tables that it does not know would fail at its calls; one whose disk is low still serves most of them. */
function toStatus(schema: NodeCondition['schema'] | undefined): 'ready' | 'database older than this release' {
  return schema === 'older' || schema === 'missing' ? 'database older than this release' : 'ready';
}
