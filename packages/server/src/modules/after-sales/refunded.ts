import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales } from '../../db/schema/afterSales.ts';
import { orders } from '../../db/schema/order.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { queueOrderMails } from '../order-mail/outbox.ts';
import { findLines } from '../order/service.ts';
import { emitOrderEvent } from '../webhook/events.ts';
import { writeLog } from './repository.ts';

/** A completed refund. */
interface Refunded {
  /** In minor units; 0 where nothing was paid for it. */
  readonly amount: number;
  /** Epoch seconds. */
  readonly now: number;
}

/** Effects of a granted request's refund, even of amount 0; in the transaction that books it. */
export async function applyAfterSalesRefund(
  tx: Database,
  afterSaleId: number,
  refunded: Refunded,
): Promise<void> {
  const [row] = await tx.select().from(afterSales).where(eq(afterSales.id, afterSaleId));
  if (!row) return;
  await applyOrderRefund(tx, row.orderId, refunded);
  await writeLog(tx, row.id, 'system', inEveryLanguage('afterSales.log.refunded'), refunded.now);
}

/** Effects of a refund of an order, whether for its pieces or not. */
export async function applyOrderRefund(
  tx: Database,
  orderId: number,
  { amount, now }: Refunded,
): Promise<void> {
  const [order] = await tx.update(orders).set({ refundtime: now }).where(eq(orders.id, orderId)).returning();
  if (!order) return;
  await emitOrderEvent(tx, 'order.refunded', { order, lines: await findLines(tx, [order.id]), now });
  if (amount > 0) await queueOrderMails(tx, [{ orderId, kind: 'refunded', amount }], now);
}
