import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { withdrawalMails, withdrawals } from '../../db/schema/withdrawal.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import { getOfferedLanguage } from '../config/languages.ts';
import { isSent, mailSwitchesSetting } from '../mails/settings.ts';
import { findShop } from '../order-mail/recipient.ts';
import { readSetting } from '../settings/readSetting.ts';
import { nextAttempt } from '../webhook/rules.ts';
import { withdrawalMailEvents, writeWithdrawalMail } from './mailText.ts';
import { readStatements, startStatements } from './read.ts';

const batch = 20;
/** A run starts no e-mail after this time: with an unresponsive mail server each takes several timeouts. */
const runSeconds = 20;
/** Longer than a slow mail server takes to accept an e-mail: another node resends it only after that. */
const firstPauseSeconds = 300;

type Mail = typeof withdrawalMails.$inferSelect;
/** Final results, or `failed`. `off`: the shop does not send it. */
type MailResult = 'sent' | 'failed' | 'not-configured' | 'no-address' | 'off';

/**
 * Processes new statements, creates their after-sales requests, and sends the e-mails about them like those
 * about orders.
 */
export const withdrawalJob: StoreJob = {
  name: 'withdrawals',
  everySeconds: 5,
  async run(deps, now) {
    await readStatements(deps, now);
    await startStatements(deps, now);
    await sendMails(deps, now);
  },
};

async function sendMails(deps: StoreDeps, now: number): Promise<void> {
  const { db, mail, clock } = deps;
  const isDue = and(isNotNull(withdrawalMails.duetime), lte(withdrawalMails.duetime, now));
  if (!mail.isConfigured) {
    await db.update(withdrawalMails).set({ duetime: null, lastResult: 'not-configured' }).where(isDue);
    return;
  }
  const due = await db
    .select()
    .from(withdrawalMails)
    .where(isDue)
    .orderBy(asc(withdrawalMails.duetime), asc(withdrawalMails.id))
    .limit(batch);
  for (const row of due) {
    const moment = Math.floor(clock.nowMs() / 1000);
    if (moment - now >= runSeconds) return;
    if (!(await claim(db, row, moment))) continue;
    await book(db, row, await send(deps, row), moment);
  }
}

/**
 * Claims an e-mail for this node, with the next attempt already scheduled: none is lost when a node crashes.
 */
async function claim(db: Database, { id, attempts, createtime }: Mail, now: number): Promise<boolean> {
  const duetime = nextAttempt(attempts + 1, createtime, now, firstPauseSeconds);
  const claimed = await db
    .update(withdrawalMails)
    .set({ attempts: attempts + 1, duetime })
    .where(
      and(
        eq(withdrawalMails.id, id),
        eq(withdrawalMails.attempts, attempts),
        isNotNull(withdrawalMails.duetime),
      ),
    )
    .returning({ id: withdrawalMails.id });
  return claimed.length > 0;
}

async function send({ db, mail, settings, logger }: StoreDeps, row: Mail): Promise<MailResult> {
  const [statement] = await db.select().from(withdrawals).where(eq(withdrawals.id, row.withdrawalId));
  if (!statement) return 'no-address';
  const { email, language: own } = statement;
  const recipient =
    row.kind === 'new'
      ? await findShop(db)
      : { address: email, language: await getOfferedLanguage({ db }, own) };
  if (recipient === null || recipient.address === '') return 'no-address';
  const event = withdrawalMailEvents[row.kind];
  if (!isSent(await readSetting({ db }, mailSwitchesSetting), event)) return 'off';
  const { address, language } = recipient;
  const { publicOrigin } = settings;
  const content = await writeWithdrawalMail(db, { mail: row, statement, language, publicOrigin });
  return mail.send({ ...content, recipient: address, code: '', language }, logger);
}

async function book(db: Database, { id }: Mail, result: MailResult, now: number): Promise<void> {
  await db
    .update(withdrawalMails)
    .set({
      lastResult: result,
      ...(result === 'failed' ? {} : { duetime: null }),
      ...(result === 'sent' ? { senttime: now } : {}),
    })
    .where(eq(withdrawalMails.id, id));
}
