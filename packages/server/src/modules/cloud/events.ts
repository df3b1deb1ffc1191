import { paymentStates, toStateNumber } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudDevices } from '../../db/schema/cloud.ts';
import { money } from '../products/wireValues.ts';
import { emitEvent } from '../webhook/events.ts';
import type { CloudOrderRow } from './repository.ts';
import { toSerial } from './serial.ts';

/** Webhook events of cloud-storage plans. */
type CloudEvent = 'cloud.paid' | 'cloud.refunded';

/** Adds an event of a plan to the outbox, in the transaction of the change itself. */
export async function emitCloudEvent(
  db: Database,
  type: CloudEvent,
  order: CloudOrderRow,
  now: number,
): Promise<void> {
  const [device] = await db
    .select({ deviceId: cloudDevices.deviceId })
    .from(cloudDevices)
    .where(eq(cloudDevices.id, order.deviceId));
  const { orderSn, paystate, days, currency, amount, refundedAmount, paytype, sup, code } = order;
  await emitEvent(db, type, {
    orderSn,
    sup,
    now,
    data: {
      order_sn: orderSn,
      device_id: toSerial(device?.deviceId ?? ''),
      plan_id: order.planId,
      days,
      paystate: toStateNumber(paymentStates, paystate),
      currency,
      payamount: money(paystate === 'paid' ? amount : 0),
      refund: money(refundedAmount),
      paytype,
      begintime: order.begintime,
      endtime: order.endtime,
      sup,
      code,
      invite_id: order.inviteId,
    },
  });
}
