import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales, afterSalesExchanges } from '../../db/schema/afterSales.ts';
import type { ParcelLine } from '../../db/schema/order.ts';

/** A parcel with a replacement: it is no parcel of the order's own pieces. */
export interface ReplacementParcel {
  /** Carrier code, or the carrier's name. */
  readonly expressname: string;
  readonly expressno: string;
  /** Epoch seconds. */
  readonly createtime: number;
  /** What it replaces. */
  readonly lines: readonly ParcelLine[];
  /** Number of the request, and the variant that was sent. */
  readonly refundSn: string;
  readonly sku: string;
}

/** Parcels with replacements of an order, oldest first. */
export async function findReplacementParcels(
  db: Database,
  orderIds: readonly number[],
): Promise<readonly ReplacementParcel[]> {
  const rows = await db
    .select({
      refundSn: afterSales.refundSn,
      sku: afterSalesExchanges.skuCode,
      lineId: afterSales.lineId,
      nums: afterSalesExchanges.quantity,
      expressname: afterSalesExchanges.expressname,
      expressno: afterSalesExchanges.expressno,
      createtime: afterSalesExchanges.createtime,
    })
    .from(afterSalesExchanges)
    .innerJoin(afterSales, eq(afterSales.id, afterSalesExchanges.afterSaleId))
    .where(inArray(afterSales.orderId, [...orderIds]))
    .orderBy(asc(afterSalesExchanges.id));
  return rows.map(({ lineId, nums, ...parcel }) => ({ ...parcel, lines: [{ lineId, nums }] }));
}
