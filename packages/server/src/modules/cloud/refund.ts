import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refunds } from '../../db/schema/aftersale.ts';
import { cloudDevices, cloudOrders } from '../../db/schema/cloud.ts';
import { payments } from '../../db/schema/payment.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { type CloudOrderRow, lockCloudOrder, lockDevice } from './repository.ts';
import { returnOf } from './rules.ts';

/** How giving back a plan ended. */
export type CloudRefundResult =
  | { readonly status: 'done'; readonly order: CloudOrderRow; readonly expiretime: number | null }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state'; readonly order: CloudOrderRow }
  | { readonly status: 'used-up' };

/** How to give back a plan. */
export interface CloudRefundOptions {
  /** Epoch seconds. */
  readonly now: number;
  /** Gives all of its price back, however much of it was used. @default false: the whole days that are unused */
  readonly isWhole?: boolean | undefined;
}

/**
 * Gives back the part of a plan that is unused, once: the storage that goes with the money ends. What the shopper
 * bought after it moves forward, so that every other plan keeps its days.
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
    const isPaid = order.paystate === 1 && begintime !== null && endtime !== null;
    if (!isPaid || !payment || order.refundtime !== null) return { status: 'wrong-state', order };
    const { amount, seconds } = returnOf({ ...order, begintime, endtime }, now, isWhole);
    if (amount === 0) return { status: 'used-up' };
    const expiretime = await takeStorageBack(tx, order, endtime, seconds);
    const [refunded] = await tx
      .update(cloudOrders)
      .set({ refundedAmount: amount, refundtime: now, endtime: endtime - seconds })
      .where(eq(cloudOrders.id, order.id))
      .returning();
    await tx.insert(refunds).values({
      // The number follows from the payment's: whoever gives it back, it is the same refund.
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

/** Takes seconds of a plan that ends at `endtime` off its camera, and answers until when the camera has storage now. */
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
