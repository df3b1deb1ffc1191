import { lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderMails } from '../../db/schema/order.ts';

const keptSeconds = 30 * 24 * 3600;

/** Deletes outbox rows older than 30 days: all of them were sent or given up. */
export async function dropOldOrderMails(db: Database, now: number): Promise<void> {
  await db.delete(orderMails).where(lt(orderMails.createtime, now - keptSeconds));
}
