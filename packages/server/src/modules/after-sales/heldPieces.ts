import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales, afterSalesExchanges } from '../../db/schema/afterSales.ts';
import type { OrderLineRow } from '../order/afterSalesState.ts';
import type { Demand } from '../order/stock.ts';

/** A request for a line that has ended: its pieces went back, or were replaced. */
export interface EndedRequest {
  /** 1 refund only, 2 return and refund. */
  readonly type: 1 | 2;
  readonly quantity: number;
  /** What was sent instead; null where money was. */
  readonly replacement: number | null;
}

/** Takes pieces from the end of a list; returns them, and what is left. */
function takeLast(held: readonly Demand[], quantity: number): { taken: Demand[]; left: Demand[] } {
  const left = [...held];
  const taken: Demand[] = [];
  for (let open = quantity; open > 0;) {
    const last = left.pop();
    if (last === undefined) break;
    const pieces = Math.min(open, last.quantity);
    taken.push({ skuId: last.skuId, quantity: pieces });
    if (pieces < last.quantity) left.push({ skuId: last.skuId, quantity: last.quantity - pieces });
    open -= pieces;
  }
  return { taken, left };
}

/**
 * Which variants the shopper has of a line, those from the latest parcel last: what comes back is one of the latest
 * parcel, and what is only refunded one of the first.
 */
export function computeHeld(
  line: Pick<OrderLineRow, 'skuId' | 'quantity'>,
  ended: readonly EndedRequest[],
): readonly Demand[] {
  let held: readonly Demand[] = [{ skuId: line.skuId, quantity: line.quantity }];
  for (const { type, quantity, replacement } of ended) {
    if (type === 1) {
      held = takeLast(held.toReversed(), quantity).left.toReversed();
      continue;
    }
    const { left } = takeLast(held, quantity);
    held = replacement === null ? left : [...left, { skuId: replacement, quantity }];
  }
  return held;
}

/** The variants of pieces that come back with a request. */
export async function findReturned(
  db: Database,
  line: OrderLineRow,
  { id, quantity }: { readonly id: number; readonly quantity: number },
): Promise<readonly Demand[]> {
  if (line.exchangedQuantity === 0) return [{ skuId: line.skuId, quantity }];
  const rows = await db
    .select({
      type: afterSales.type,
      quantity: afterSales.quantity,
      replacement: afterSalesExchanges.skuId,
    })
    .from(afterSales)
    .leftJoin(afterSalesExchanges, eq(afterSalesExchanges.afterSaleId, afterSales.id))
    .where(and(eq(afterSales.lineId, line.id), eq(afterSales.stage, 'done'), ne(afterSales.id, id)))
    // A line has one open request at a time: they ended in the order in which they were made.
    .orderBy(asc(afterSales.id));
  return takeLast(computeHeld(line, rows), quantity).taken;
}
