import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudOrders } from '../../db/schema/cloud.ts';
import type { Payable, PayableKind } from '../payment/payable.ts';
import { emitCloudEvent } from './events.ts';
import { type CloudOrderRow, lockCloudOrder, lockDevice, writeExpiry } from './repository.ts';
import { extension } from './rules.ts';

/** A cloud-storage purchase for the payment module. */
export function toCloudPayable({ id, orderSn, amount, currency, deadline }: CloudOrderRow): Payable {
  return { kind: 'cloud', id, orderSn, amount, currency, deadline };
}

/**
 * Marks a purchase as paid and extends the camera's storage, once: the row is locked and its state is
 * checked. A payment after the deadline still counts, since nothing was reserved for it.
 */
async function markPaid(db: Database, order: CloudOrderRow, paytype: string, now: number): Promise<boolean> {
  const device = await lockDevice(db, order.deviceId);
  if (!device) return false;
  const { begintime, endtime } = extension(device.expiretime, order.days, now);
  const [paid] = await db
    .update(cloudOrders)
    .set({ paystate: 'paid', paytype, paytime: now, begintime, endtime })
    .where(and(eq(cloudOrders.id, order.id), eq(cloudOrders.paystate, 'unpaid')))
    .returning();
  if (!paid) return false;
  await writeExpiry(db, device.id, endtime);
  await emitCloudEvent(db, 'cloud.paid', paid, now);
  return true;
}

/** Cloud-storage purchases. */
export const cloudPayables: PayableKind = {
  async lock(db, id) {
    const order = await lockCloudOrder(db, id);
    if (!order) return null;
    return { ...toCloudPayable(order), markPaid: (paytype, now) => markPaid(db, order, paytype, now) };
  },
  async isOpen(db, id, now) {
    const order = await lockCloudOrder(db, id);
    return order?.paystate === 'unpaid' && order.deadline > now;
  },
};
