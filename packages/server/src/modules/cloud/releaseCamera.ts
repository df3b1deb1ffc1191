import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudDevices, cloudOrders } from '../../db/schema/cloud.ts';
import { lockDevice } from './repository.ts';
import { toReleasedId } from './serial.ts';

/** Result of releasing a camera. */
export type ReleaseResult =
  | 'done'
  | 'not-found'
  | 'released'
  /** A plan of it keeps recordings, will do so, or is about to be paid. */
  | 'running-plan';

/**
 * Releases a camera from its shopper: it was bound to the wrong order, or has come back. Its purchases stay, and its
 * serial number can be bound again. Needs a transaction.
 */
export async function releaseCamera(tx: Database, id: number, now: number): Promise<ReleaseResult> {
  const device = await lockDevice(tx, id);
  if (!device) return 'not-found';
  if (device.releasetime !== null) return 'released';
  const isPaid = and(
    eq(cloudOrders.paystate, 'paid'),
    isNull(cloudOrders.refundtime),
    gt(cloudOrders.endtime, now),
  );
  const isPayable = and(eq(cloudOrders.paystate, 'unpaid'), gt(cloudOrders.deadline, now));
  const plans = await tx.$count(cloudOrders, and(eq(cloudOrders.deviceId, id), or(isPaid, isPayable)));
  if (plans > 0) return 'running-plan';
  await tx
    .update(cloudDevices)
    // The number is unique, also for nodes of earlier releases, which know no released cameras.
    .set({
      deviceId: toReleasedId(device.deviceId, id),
      orderLineId: null,
      piece: 0,
      expiretime: null,
      releasetime: now,
    })
    .where(eq(cloudDevices.id, id));
  return 'done';
}
