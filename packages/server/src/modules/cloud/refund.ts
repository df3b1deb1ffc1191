import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { cloudDevices, cloudOrders } from '../../db/schema/cloud.ts';
import { payments } from '../../db/schema/payment.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { type CloudOrderRow, lockCloudOrder, lockDevice } from './repository.ts';
import { toReturn } from './rules.ts';

/** Result of a refund of a plan. */
export type CloudRefundResult =
  | { readonly status: 'done'; readonly order: CloudOrderRow; readonly expiretime: number | null }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state'; readonly order: CloudOrderRow }
  | { readonly status: 'used-up' };

/** Options of a refund. */
export interface CloudRefundOptions {
  /** Epoch seconds. */
  readonly now: number;
  /** Refunds the full price, however much of it was used. @default false: the whole unused days */
  readonly isWhole?: boolean | undefined;
}

/**
 * Refunds the unused part of a plan once and ends the corresponding storage. Later plans of the camera move
 * forward, so that they keep all their days.
 */
export async function refundCloudOrder(
  db: Database,
  orderSn: string,
  { now, isWhole = false }: CloudRefundOptions,
): Promise<CloudRefundResult> {
  return inTransaction(db, async (tx): Promise<CloudRefundResult> => {
    const [found] = await tx.select().from(cloudOrders).where(eq(cloudOrders.orderSn, orderSn));
    const order = found && (await lockCloudOrder(tx, found.id));
    if (!order) return { status: 'not-found' };
    const [payment] = await tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.cloudOrderId, order.id),
          eq(payments.status, 'SUCCESS'),
          eq(payments.isSurplus, false),
        ),
      );
    const { begintime, endtime } = order;
    const isPaid = order.paystate === 'paid' && begintime !== null && endtime !== null;
    if (!isPaid || !payment || order.refundtime !== null) return { status: 'wrong-state', order };
    const { amount, seconds } = toReturn({ ...order, begintime, endtime }, now, isWhole);
    if (amount === 0) return { status: 'used-up' };
    const expiretime = await takeStorageBack(tx, order, endtime, seconds);
    const [refunded] = await tx
      .update(cloudOrders)
      .set({ refundedAmount: amount, refundtime: now, endtime: endtime - seconds })
      .where(eq(cloudOrders.id, order.id))
      .returning();
    await tx.insert(refunds).values({
      // The number is derived from the payment's: repeated attempts are the same refund.
      refundNo: `C${payment.paymentNo}`,
      cause: 'cloud',
      cloudOrderId: order.id,
      paymentId: payment.id,
      amount,
      currency: order.currency,
      dueAt: now,
      createtime: now,
      updatetime: now,
    });
    return { status: 'done', order: refunded ?? order, expiretime };
  });
}

/**
 * Removes seconds of a plan that ends at `endtime` from its camera, and returns the new end of the camera's
 * storage.
 */
async function takeStorageBack(
  tx: Database,
  { deviceId }: CloudOrderRow,
  endtime: number,
  seconds: number,
): Promise<number | null> {
  const device = await lockDevice(tx, deviceId);
  if (!device || device.expiretime === null || seconds === 0) return device?.expiretime ?? null;
  await tx
    .update(cloudOrders)
    .set({
      begintime: sql`${cloudOrders.begintime} - ${seconds}`,
      endtime: sql`${cloudOrders.endtime} - ${seconds}`,
    })
    .where(
      and(
        eq(cloudOrders.deviceId, deviceId),
        gte(cloudOrders.begintime, endtime),
        isNull(cloudOrders.refundtime),
      ),
    );
  const expiretime = device.expiretime - seconds;
  await tx.update(cloudDevices).set({ expiretime }).where(eq(cloudDevices.id, deviceId));
  return expiretime;
}
