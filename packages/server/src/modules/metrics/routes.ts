import { sql } from 'drizzle-orm';
import type { StoreDeps, StoreModule } from '../../http/appDeps.ts';
import { errorEnvelope } from '../../http/envelope.ts';
import { hasOperatorSecret } from '../../http/operatorDoor.ts';
import type { DatabaseMeasure } from '../../ports/metrics.ts';

/** `/metrics` for Prometheus, to whoever has the operator's secret: a proxy may make anybody look like this machine. */
export const metricsRoutes: StoreModule = (app, deps) => {
  const { metrics } = deps;
  if (metrics === undefined) return;
  app.get('/metrics', async (c) => {
    if (!hasOperatorSecret(c)) {
      return c.json(errorEnvelope(403, c.var.base.language, c.var.base.now), 403);
    }
    const { contentType, text } = await metrics.expose(await probe(c.var.deps));
    return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
};

async function probe({ db, clock, logger }: StoreDeps): Promise<DatabaseMeasure> {
  const startedMs = clock.nowMs();
  try {
    await db.execute(sql`select 1`);
    return { isUp: true, seconds: (clock.nowMs() - startedMs) / 1000 };
  } catch (error) {
    logger.error('database unreachable', error);
    return { isUp: false, seconds: (clock.nowMs() - startedMs) / 1000 };
  }
}
