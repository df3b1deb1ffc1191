import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudDevices, cloudOrders, cloudPlanPrices, cloudPlans } from '../../db/schema/cloud.ts';

/** A cloud-storage purchase as stored. */
export type CloudOrderRow = typeof cloudOrders.$inferSelect;

/** A shopper's camera by serial number. */
export async function findDevice(db: Database, userId: number, deviceId: string) {
  const [row] = await db
    .select()
    .from(cloudDevices)
    .where(
      and(
        eq(cloudDevices.userId, userId),
        eq(cloudDevices.deviceId, deviceId),
        isNull(cloudDevices.releasetime),
      ),
    );
  return row ?? null;
}

/** The plans on sale with their prices in one currency. */
export async function findPlans(db: Database, currency: string) {
  return db
    .select({ plan: cloudPlans, price: cloudPlanPrices.price, marketprice: cloudPlanPrices.marketprice })
    .from(cloudPlans)
    .innerJoin(
      cloudPlanPrices,
      and(eq(cloudPlanPrices.planId, cloudPlans.id), eq(cloudPlanPrices.currency, currency)),
    )
    .where(eq(cloudPlans.status, 'normal'))
    .orderBy(desc(cloudPlans.weigh), asc(cloudPlans.id));
}

/** A shopper's purchase by number. */
export async function findCloudOrder(
  db: Database,
  userId: number,
  orderSn: string,
): Promise<CloudOrderRow | null> {
  const [row] = await db
    .select()
    .from(cloudOrders)
    .where(and(eq(cloudOrders.userId, userId), eq(cloudOrders.orderSn, orderSn)));
  return row ?? null;
}

/** One page of a shopper's purchases, newest first, and their total number. */
export async function findCloudOrders(db: Database, userId: number, offset: number, limit: number) {
  const where = eq(cloudOrders.userId, userId);
  const rows = await db
    .select()
    .from(cloudOrders)
    .where(where)
    .orderBy(desc(cloudOrders.createtime), desc(cloudOrders.id))
    .offset(offset)
    .limit(limit);
  const [total] = await db.select({ value: count() }).from(cloudOrders).where(where);
  return { rows, total: total?.value ?? 0 };
}

/** Locks a purchase for the rest of the transaction. */
export async function lockCloudOrder(db: Database, id: number): Promise<CloudOrderRow | null> {
  const [row] = await db.select().from(cloudOrders).where(eq(cloudOrders.id, id)).for('update');
  return row ?? null;
}

/** Locks a camera for the rest of the transaction: its purchases extend it one after the other. */
export async function lockDevice(db: Database, id: number) {
  const [row] = await db.select().from(cloudDevices).where(eq(cloudDevices.id, id)).for('update');
  return row ?? null;
}

/** Sets the end of a camera's storage; never earlier than before. */
export async function writeExpiry(db: Database, id: number, endtime: number): Promise<void> {
  await db
    .update(cloudDevices)
    .set({ expiretime: sql`greatest(coalesce(${cloudDevices.expiretime}, 0), ${endtime})` })
    .where(eq(cloudDevices.id, id));
}
