import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudOrders } from '../../db/schema/cloud.ts';
import { tellCloudEvent } from './events.ts';

/** Effects of a plan's refund, in the transaction that books it. */
export async function followCloudRefund(tx: Database, cloudOrderId: number, now: number): Promise<void> {
  const [order] = await tx.select().from(cloudOrders).where(eq(cloudOrders.id, cloudOrderId));
  if (order) await tellCloudEvent(tx, 'cloud.refunded', order, now);
}
