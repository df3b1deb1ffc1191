import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cameraSerials, cloudDevices } from '../../db/schema/cloud.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { inventedSerial, isCameraOf } from './devices.ts';

/** Result of binding a camera. */
export type BindResult =
  | 'done'
  /** No line of a paid order with this id, or one without a camera. */
  | 'no-camera'
  /** Every piece of the line has its camera. */
  | 'full'
  /** Belongs to another shopper or another line. */
  | 'taken'
  /** Imported for another SKU than the line's. */
  | 'other-sku'
  /** The shop has imported the serial numbers of the line's SKU, and this one is not among them. */
  | 'unknown';

/** Changes a camera's serial number and keeps its plans; false where another camera has the number. */
async function rename(db: Database, id: number, serial: string): Promise<boolean> {
  if ((await db.$count(cloudDevices, eq(cloudDevices.deviceId, serial))) > 0) return false;
  await db.update(cloudDevices).set({ deviceId: serial }).where(eq(cloudDevices.id, id));
  return true;
}

/**
 * Why the imported serial numbers exclude this one for a SKU; null where they do not. The number stays
 * locked.
 */
async function checkImported(
  db: Database,
  serial: string,
  skuCode: string,
): Promise<'other-sku' | 'unknown' | null> {
  const [imported] = await db
    .select({ skuCode: cameraSerials.skuCode })
    .from(cameraSerials)
    .where(eq(cameraSerials.serial, serial))
    .for('update');
  if (imported) return imported.skuCode === skuCode ? null : 'other-sku';
  const [another] = await db
    .select({ serial: cameraSerials.serial })
    .from(cameraSerials)
    .where(eq(cameraSerials.skuCode, skuCode))
    .limit(1);
  return another ? 'unknown' : null;
}

/**
 * Binds a camera of an order line under its serial number to the buyer; it replaces an invented number of the
 * line.
 */
export async function bindCamera(
  db: Database,
  serial: string,
  lineId: number,
  now: number,
): Promise<BindResult> {
  return inTransaction(db, async (tx): Promise<BindResult> => {
    const [found] = await tx
      .select({ line: orderLines, order: orders })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(eq(orderLines.id, lineId), eq(orders.paystate, 'paid'), isNotNull(orders.paytime)))
      .for('update', { of: orders });
    if (!found || !(await isCameraOf(tx, found.line.productId))) return 'no-camera';
    const { line, order } = found;
    const problem = await checkImported(tx, serial, line.skuCode);
    if (problem) return problem;
    const bound = await tx
      .select({ id: cloudDevices.id, deviceId: cloudDevices.deviceId, piece: cloudDevices.piece })
      .from(cloudDevices)
      .where(eq(cloudDevices.orderLineId, lineId));
    const pieces = Array.from({ length: line.quantity - line.refundedQuantity }, (_, piece) => piece);
    const piece = pieces.find((one) => bound.every((row) => row.piece !== one));
    if (piece === undefined || bound.length >= pieces.length) {
      const invented = bound.find((row) => row.deviceId === inventedSerial(lineId, row.piece));
      if (!invented) return 'full';
      return (await rename(tx, invented.id, serial)) ? 'done' : 'taken';
    }
    const added = await tx
      .insert(cloudDevices)
      .values({
        deviceId: serial,
        userId: order.userId,
        name: line.title,
        model: line.skuCode,
        orderLineId: line.id,
        piece,
        createtime: now,
      })
      .onConflictDoNothing({ target: cloudDevices.deviceId })
      .returning({ id: cloudDevices.id });
    return added.length > 0 ? 'done' : 'taken';
  });
}
