import type { Database } from '../../db/database.ts';
import { orderMails } from '../../db/schema/order.ts';

type NewOrderMail = typeof orderMails.$inferInsert;

/**
 * Queues e-mails about an order, in the transaction of the event itself: either both are there or neither is. The
 * recipient is looked up when an e-mail is sent, so that the outbox has no address that outlives an account.
 */
export async function queueOrderMails(
  db: Database,
  mails: readonly Pick<NewOrderMail, 'orderId' | 'kind' | 'parcelId' | 'amount'>[],
  now: number,
): Promise<void> {
  await db.insert(orderMails).values(mails.map((mail) => ({ ...mail, duetime: now, createtime: now })));
}
