import { sql } from 'drizzle-orm';
import type { StoreModule } from '../../http/appDeps.ts';

/** `/healthz`: the process lives; `/readyz`: it reaches its database too. */
export const healthRoutes: StoreModule = (app, { db }) => {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ready' });
    } catch (error) {
      c.var.base.logger.error('database unreachable', error);
      return c.json({ status: 'database unreachable' }, 503);
    }
  });
};
