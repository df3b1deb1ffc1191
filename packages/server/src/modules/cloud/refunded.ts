import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudOrders } from '../../db/schema/cloud.ts';
import { emitCloudEvent } from './events.ts';

/** Effects of a plan's refund, in the transaction that books it. */
export async function applyCloudRefund(tx: Database, cloudOrderId: number, now: number): Promise<void> {
  const [order] = await tx.select().from(cloudOrders).where(eq(cloudOrders.id, cloudOrderId));
  if (order) await emitCloudEvent(tx, 'cloud.refunded', order, now);
}
