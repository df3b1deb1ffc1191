import { asc, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { webhookDeliveries } from '../../db/schema/webhook.ts';

const keptSeconds = 30 * 24 * 3600;
/** Rows per statement. */
const batch = 5000;

/** Deletes messages older than 30 days: all of them were delivered or given up. */
export async function dropOldDeliveries(db: Database, now: number): Promise<void> {
  const old = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createtime, now - keptSeconds))
    .orderBy(asc(webhookDeliveries.createtime))
    .limit(batch);
  for (;;) {
    const deleted = await db
      .delete(webhookDeliveries)
      .where(inArray(webhookDeliveries.id, old))
      .returning({ id: webhookDeliveries.id });
    if (deleted.length < batch) return;
  }
}
