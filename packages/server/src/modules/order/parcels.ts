import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines, orderParcels, type ParcelLine } from '../../db/schema/order.ts';
import type { OrderLineRow, OrderRow } from './repository.ts';

/** A parcel as stored. */
export type ParcelRow = typeof orderParcels.$inferSelect;

/** Pieces of a line that are left to ship: unshipped pieces are refunded first. */
export function getUnshippedQuantity(
  order: Pick<OrderRow, 'shippingstate'>,
  line: Pick<OrderLineRow, 'quantity' | 'refundedQuantity' | 'shippedQuantity'>,
): number {
  if (order.shippingstate !== 'unshipped') return 0;
  return Math.max(0, line.quantity - line.refundedQuantity - line.shippedQuantity);
}

/** Whether an order is partly shipped. */
export function isPartlyShipped(
  order: Pick<OrderRow, 'shippingstate'>,
  lines: readonly Pick<OrderLineRow, 'shippedQuantity'>[],
): boolean {
  return order.shippingstate === 'unshipped' && lines.some(({ shippedQuantity }) => shippedQuantity > 0);
}

/** Parcels of orders, oldest first. */
export async function findParcels(db: Database, orderIds: readonly number[]): Promise<ParcelRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderParcels)
    .where(inArray(orderParcels.orderId, [...orderIds]))
    .orderBy(asc(orderParcels.id));
}

/** A new parcel. */
export interface NewParcel {
  readonly orderId: number;
  readonly expressname: string;
  readonly expressno: string;
  readonly lines: readonly ParcelLine[];
  readonly now: number;
}

/** Adds a parcel, and marks its pieces as shipped. Needs the lock of the order. */
export async function addParcel(db: Database, { now, lines, ...parcel }: NewParcel): Promise<ParcelRow> {
  for (const { lineId, nums: quantity } of lines) {
    await db
      .update(orderLines)
      .set({ shippedQuantity: sql`${orderLines.shippedQuantity} + ${quantity}` })
      .where(eq(orderLines.id, lineId));
  }
  const [row] = await db
    .insert(orderParcels)
    .values({ ...parcel, lines, createtime: now, updatetime: now })
    .returning();
  if (!row) throw new Error('Pawlet: an insert must return its row.');
  return row;
}

/** Changes carrier and number of a parcel. */
export async function correctParcel(
  db: Database,
  id: number,
  { expressname, expressno, now }: Pick<NewParcel, 'expressname' | 'expressno' | 'now'>,
): Promise<ParcelRow> {
  const [row] = await db
    .update(orderParcels)
    .set({ expressname, expressno, corrections: sql`${orderParcels.corrections} + 1`, updatetime: now })
    .where(eq(orderParcels.id, id))
    .returning();
  if (!row) throw new Error('Pawlet: a corrected parcel must exist.');
  return row;
}
