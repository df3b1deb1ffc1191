import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderStates, paymentStates } from '@pawlet/core/contract';
import { stateConstant } from '../../db/schema/columns.ts';
import { type orderMailKinds, orderMails, orders } from '../../db/schema/order.ts';
import { readSetting } from '../settings/readSetting.ts';
import { placedMailMinutesSetting } from './settings.ts';

type NewOrderMail = typeof orderMails.$inferInsert;

/** An event that an e-mail is sent for. */
export type OrderMailKind = (typeof orderMailKinds)[number];

/**
 * Queues e-mails about an order in the transaction of the event itself. The recipient is looked up when an
 * e-mail is sent, so that the outbox keeps no address of a deleted account.
 */
export async function queueOrderMails(
  db: Database,
  mails: readonly Pick<
    NewOrderMail,
    'orderId' | 'kind' | 'parcelId' | 'isCorrection' | 'amount' | 'afterSaleId'
  >[],
  now: number,
): Promise<void> {
  await db.insert(orderMails).values(mails.map((mail) => ({ ...mail, duetime: now, createtime: now })));
}

/** Several messages in a row are one e-mail. */
const messageAfterSeconds = 60;

/** Queues an e-mail about a message of the shop, unless one that will contain it is queued already. */
export async function queueMessageMail(
  db: Database,
  { orderId, afterSaleId }: { readonly orderId: number; readonly afterSaleId: number },
  now: number,
): Promise<void> {
  // Locked, so that a node claims it before this reads it, or after the message is visible.
  const waiting = await db
    .select({ id: orderMails.id })
    .from(orderMails)
    .where(
      and(
        eq(orderMails.orderId, orderId),
        eq(orderMails.afterSaleId, afterSaleId),
        eq(orderMails.kind, 'message'),
        eq(orderMails.attempts, 0),
        isNotNull(orderMails.duetime),
      ),
    )
    .for('update');
  if (waiting.length > 0) return;
  const duetime = now + messageAfterSeconds;
  await db.insert(orderMails).values({ orderId, afterSaleId, kind: 'message', duetime, createtime: now });
}

/**
 * Queues an e-mail for each order that is still unpaid after some minutes (`orders.placedMailMinutes`). It follows from the order's state, so placing
 * an order, which has to be fast, does not wait for it, and none is lost.
 */
export async function queuePlacedMails(db: Database, now: number): Promise<void> {
  const minutes = await readSetting({ db }, placedMailMinutesSetting);
  await db.execute(sql`
    insert into ${orderMails} (order_id, kind, duetime, createtime)
    select ${orders.id}, 'placed', ${now}, ${now} from ${orders}
    where ${orders.orderstate} = ${stateConstant(orderStates, 'open')} and ${orders.paystate} = ${stateConstant(paymentStates, 'unpaid')}
      and ${orders.deadline} > ${now} and ${orders.createtime} <= ${now - minutes * 60}
      and not exists (select from ${orderMails} known where known.order_id = ${orders.id} and known.kind = 'placed')
    on conflict do nothing`);
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
