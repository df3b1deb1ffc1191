import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refunds } from '../../db/schema/aftersale.ts';
import { cloudDevices, cloudOrders } from '../../db/schema/cloud.ts';
import { payments } from '../../db/schema/payment.ts';
import { inTransaction } from '../order/inTransaction.ts';
import { type CloudOrderRow, lockCloudOrder, lockDevice } from './repository.ts';
import { unusedSeconds } from './rules.ts';

/** How giving back a plan ended. */
export type CloudRefundResult =
  | { readonly status: 'done'; readonly order: CloudOrderRow; readonly expiretime: number | null }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state'; readonly order: CloudOrderRow };

/**
 * Gives back what a plan cost, once: the storage that it added and that is still to come goes with it. What
 * the shopper bought after it moves forward, so that every other plan keeps its days.
 */
export async function refundCloudOrder(
  db: Database,
  orderSn: string,
  now: number,
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
    const expiretime = await takeStorageBack(tx, order, { begintime, endtime }, now);
    const [refunded] = await tx
      .update(cloudOrders)
      .set({
        refundedAmount: order.amount,
        refundtime: now,
        endtime: endtime - unusedSeconds({ begintime, endtime }, now),
      })
      .where(eq(cloudOrders.id, order.id))
      .returning();
    await tx.insert(refunds).values({
      // The number follows from the payment's: whoever gives it back, it is the same refund.
      refundNo: `C${payment.paymentNo}`,
      cause: 'cloud',
      cloudOrderId: order.id,
      paymentId: payment.id,
      amount: order.amount,
      currency: order.currency,
      dueAt: now,
      createtime: now,
      updatetime: now,
    });
    return { status: 'done', order: refunded ?? order, expiretime };
  });
}

/** Takes what is to come of a plan off its camera, and answers until when the camera has storage now. */
async function takeStorageBack(
  tx: Database,
  { deviceId }: CloudOrderRow,
  span: { readonly begintime: number; readonly endtime: number },
  now: number,
): Promise<number | null> {
  const device = await lockDevice(tx, deviceId);
  const unused = unusedSeconds(span, now);
  if (!device || device.expiretime === null || unused === 0) return device?.expiretime ?? null;
  await tx
    .update(cloudOrders)
    .set({
      begintime: sql`${cloudOrders.begintime} - ${unused}`,
      endtime: sql`${cloudOrders.endtime} - ${unused}`,
    })
    .where(
      and(
        eq(cloudOrders.deviceId, deviceId),
        gte(cloudOrders.begintime, span.endtime),
        isNull(cloudOrders.refundtime),
      ),
    );
  const expiretime = device.expiretime - unused;
  await tx.update(cloudDevices).set({ expiretime }).where(eq(cloudDevices.id, deviceId));
  return expiretime;
}
