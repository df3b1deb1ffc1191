import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderMails, orders } from '../../db/schema/order.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import { nextAttempt } from '../webhook/rules.ts';
import type { OrderRow } from '../order/service.ts';
import { readSetting } from '../settings/readSetting.ts';
import { isAnythingUnread } from '../after-sales/messages.ts';
import { isSent, mailSwitchesSetting } from '../mails/settings.ts';
import { queuePlacedMails } from './outbox.ts';
import { findMailRecipient } from './recipient.ts';
import { writeOrderMail } from './text.ts';

/** Read at once; a mail server that rejects so many in a row has nothing more sent in this run. */
const batch = 20;
/** A run starts no e-mail after this time: with an unresponsive mail server each takes several timeouts. */
const runSeconds = 20;
/** Longer than a slow mail server takes to accept an e-mail: another node resends it only after that. */
const firstPauseSeconds = 300;

type OrderMail = typeof orderMails.$inferSelect;
/** Final results, or `failed`. `off`: the shop does not send it; `outdated`: it is not true any more. */
type MailResult = 'sent' | 'failed' | 'not-configured' | 'no-address' | 'off' | 'outdated';

const isDueAt = (now: number) => and(isNotNull(orderMails.duetime), lte(orderMails.duetime, now));

/** Sends the queued e-mails, oldest first. Rejected ones are retried with growing delays for three days. */
export const orderMailJob: StoreJob = {
  name: 'order-mails',
  everySeconds: 5,
  async run(deps, now) {
    const { db, mail } = deps;
    if (!mail.isConfigured) {
      // They are outdated when a mail server is configured later and the parcel has long arrived.
      await db.update(orderMails).set({ duetime: null, lastResult: 'not-configured' }).where(isDueAt(now));
      return;
    }
    await queuePlacedMails(db, now);
    while (await sendBatch(deps, now));
  },
};

/**
 * Sends the next e-mails of a run that began at `now`. Whether the run goes on: there may be more, the mail server has
 * not rejected all of these, and there is time.
 */
async function sendBatch(deps: StoreDeps, now: number): Promise<boolean> {
  const { db, clock } = deps;
  const due = await db
    .select()
    .from(orderMails)
    .where(isDueAt(now))
    .orderBy(asc(orderMails.duetime), asc(orderMails.id))
    .limit(batch);
  let failures = 0;
  for (const row of due) {
    const moment = Math.floor(clock.nowMs() / 1000);
    if (moment - now >= runSeconds) return false;
    if (!(await claim(db, row, moment))) continue;
    const result = await send(deps, row);
    if (result === 'failed') failures += 1;
    await book(db, row, result, moment);
  }
  return due.length === batch && failures < batch;
}

/**
 * Claims an e-mail for this node, with the next attempt already scheduled: none is lost when a node crashes.
 */
async function claim(db: Database, { id, attempts, createtime }: OrderMail, now: number): Promise<boolean> {
  const duetime = nextAttempt(attempts + 1, createtime, now, firstPauseSeconds);
  const claimed = await db
    .update(orderMails)
    .set({ attempts: attempts + 1, duetime })
    .where(and(eq(orderMails.id, id), eq(orderMails.attempts, attempts), isNotNull(orderMails.duetime)))
    .returning({ id: orderMails.id });
  return claimed.length > 0;
}

async function send({ db, mail, settings, logger }: StoreDeps, row: OrderMail): Promise<MailResult> {
  const [order] = await db.select().from(orders).where(eq(orders.id, row.orderId));
  const recipient = order && (await findMailRecipient(db, row.kind, order));
  if (!recipient) return 'no-address';
  if (row.kind === 'placed' && !isWaitingForPayment(order)) return 'outdated';
  if (row.kind === 'message' && !(await isAnythingUnread(db, row.afterSaleId))) return 'outdated';
  const event = row.isCorrection ? 'corrected' : row.kind;
  if (!isSent(await readSetting({ db }, mailSwitchesSetting), event)) return 'off';
  const { language, address } = recipient;
  const content = await writeOrderMail(db, { mail: row, order, language, settings });
  const reference = `order-mail-${row.id}`;
  return mail.send({ ...content, recipient: address, code: '', language, reference }, logger);
}

function isWaitingForPayment({ orderstate, paystate }: OrderRow): boolean {
  return orderstate === 'open' && paystate === 'unpaid';
}

async function book(db: Database, { id }: OrderMail, result: MailResult, now: number): Promise<void> {
  await db
    .update(orderMails)
    .set({
      lastResult: result,
      ...(result === 'failed' ? {} : { duetime: null }),
      ...(result === 'sent' ? { senttime: now } : {}),
    })
    .where(eq(orderMails.id, id));
}
