import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderMails } from '../../db/schema/order.ts';

type NewOrderMail = typeof orderMails.$inferInsert;

/**
 * Queues e-mails about an order in the transaction of the event itself. The recipient is looked up when an
 * e-mail is sent, so that the outbox keeps no address of a deleted account.
 */
export async function queueOrderMails(
  db: Database,
  mails: readonly Pick<NewOrderMail, 'orderId' | 'kind' | 'parcelId' | 'isCorrection' | 'amount'>[],
  now: number,
): Promise<void> {
  await db.insert(orderMails).values(mails.map((mail) => ({ ...mail, duetime: now, createtime: now })));
}

/**
 * Queues an e-mail with the corrected number of a parcel, in the transaction of the correction. Not needed
 * while an e-mail about the parcel is still queued, which will contain the current number.
 */
export async function queueCorrectionMail(
  db: Database,
  { orderId, parcelId }: { readonly orderId: number; readonly parcelId: number },
  now: number,
): Promise<void> {
  // Locked, so that a node claims it before this reads it, or after the correction is visible.
  const waiting = await db
    .select({ id: orderMails.id })
    .from(orderMails)
    .where(and(eq(orderMails.parcelId, parcelId), eq(orderMails.attempts, 0), isNotNull(orderMails.duetime)))
    .for('update');
  if (waiting.length > 0) return;
  await queueOrderMails(db, [{ orderId, kind: 'shipped', parcelId, isCorrection: true }], now);
}
