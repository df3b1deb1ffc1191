import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/order.ts';
import { keptAmount } from '../order/keptAmount.ts';
import { lockCreated, saveCovered, sumUp } from './repository.ts';
import { type CreditNoteDeps, type PriceTaken, writeCreditNote } from './writeCreditNote.ts';

/**
 * Corrects the invoice of a locked order after a refund: an unissued one is reduced to the remaining amount,
 * and withdrawn when nothing remains; an issued one gets a credit note. The last step of the refund's
 * transaction, because it takes the next credit note number.
 */
export async function correctInvoice(
  db: Database,
  orderId: number,
  taken: PriceTaken,
  deps: CreditNoteDeps,
): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || taken.amount === 0) return;
  const created = await lockCreated(db, orderId);
  if (!created) {
    // Nobody can issue the invoice meanwhile: that takes the lock of its orders.
    await writeCreditNote(db, order, taken, deps);
    return;
  }
  await saveCovered(db, orderId, keptAmount(order));
  await sumUp(db, created.id);
}
