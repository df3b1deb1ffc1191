import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { afterSalesExchanges } from '../../db/schema/afterSales.ts';
import { skus, stockMovements } from '../../db/schema/products.ts';
import { findLines, lockOrder } from '../order/service.ts';
import { restock, takeStock } from '../order/stock.ts';
import { findReturned } from './heldPieces.ts';
import { findReplacements } from './replacements.ts';
import { type AfterSalesRow, findByRefundSn } from './repository.ts';
import type { ShopRefundDeps } from './shopRefund.ts';
import { nextAfterSalesStep } from './states.ts';
import { transition } from './transition.ts';

/** A replacement to send for returned products. */
export interface Exchange {
  readonly refundSn: string;
  /** SKU number. @default the returned variant */
  readonly skuCode?: string | undefined;
  /** Carrier code, or the carrier's name. */
  readonly carrier: string;
  readonly number: string;
  /** The returned pieces can be sold again. */
  readonly hasComeBack: boolean;
  /** The shop's note to the shopper. @default unchanged */
  readonly note?: string | undefined;
}

/** The result. */
export type ExchangeResult =
  | { readonly status: 'done'; readonly row: AfterSalesRow }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state' }
  /** The shopper has withdrawn from the purchase, and gets the money. */
  | { readonly status: 'withdrawn' }
  /** Another product, another price, or not on sale. */
  | { readonly status: 'wrong-sku' }
  | { readonly status: 'short-stock' };

/**
 * Sends a replacement instead of a refund: takes it from the stock, puts the returned pieces back, and ends the request. The
 * order's amounts, its invoice and the points stay as they are.
 */
export async function exchange(
  { db, random, now }: ShopRefundDeps,
  { refundSn, skuCode, carrier, number, hasComeBack, note }: Exchange,
): Promise<ExchangeResult> {
  return inTransaction(db, async (tx): Promise<ExchangeResult> => {
    const known = await findByRefundSn(tx, refundSn);
    const order = known && (await lockOrder(tx, known.orderId));
    // As it is under the lock: somebody else may have decided meanwhile.
    const row = order && (await findByRefundSn(tx, refundSn));
    if (!row) return { status: 'not-found' };
    if (row.withdrawalId !== null) return { status: 'withdrawn' };
    if (nextAfterSalesStep(row, 'exchange', 'shop') === null) return { status: 'wrong-state' };
    const line = (await findLines(tx, [order.id])).find(({ id }) => id === row.lineId);
    if (!line) return { status: 'not-found' };
    const returned = await findReturned(tx, line, row);
    const returnedIds = new Set(returned.map(({ skuId }) => skuId));
    const allowed = await findReplacements(tx, order, line, returnedIds, now);
    const chosen =
      skuCode === undefined
        ? allowed.find(({ isSame }) => isSame)
        : allowed.find((replacement) => replacement.skuCode === skuCode);
    if (!chosen) return { status: 'wrong-sku' };
    const { skuId, attributes } = chosen;
    const { id: afterSaleId, quantity } = row;
    await lockSkus(tx, [skuId, ...returnedIds]);
    // Taken first: a returned piece does not replace itself.
    if (!(await takeStock(tx, { skuId, quantity }))) return { status: 'short-stock' };
    await tx.insert(stockMovements).values({
      skuId,
      delta: -quantity,
      reason: 'exchange',
      exchangedForId: afterSaleId,
      createtime: now,
    });
    if (hasComeBack) await restock(tx, returned, { afterSaleId, now });
    await tx.insert(afterSalesExchanges).values({
      afterSaleId,
      skuId,
      skuCode: chosen.skuCode,
      attributes,
      quantity,
      hasComeBack,
      expressname: carrier,
      expressno: number,
      createtime: now,
    });
    const changes = note === undefined ? {} : { mark: note };
    const moved = await transition(tx, row, { event: 'exchange', actor: 'shop', random, now, changes });
    if (!moved) throw new Error('Pawlet: a request changed while its order was locked.');
    return { status: 'done', row: moved };
  });
}

/** Locks variants in the order in which all transactions take them. */
async function lockSkus(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.id, [...new Set(ids)]))
    .orderBy(asc(skus.id))
    .for('no key update');
}

/** The replacement of a request as stored. */
export type ExchangeRow = typeof afterSalesExchanges.$inferSelect;

/** Replacements by request. */
export async function findExchanges(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ExchangeRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(afterSalesExchanges)
    .where(inArray(afterSalesExchanges.afterSaleId, [...ids]));
  return new Map(rows.map((row) => [row.afterSaleId, row]));
}

/** The replacement of one request; null for none. */
export async function findExchange(db: Database, id: number): Promise<ExchangeRow | null> {
  const [row] = await db.select().from(afterSalesExchanges).where(eq(afterSalesExchanges.afterSaleId, id));
  return row ?? null;
}
