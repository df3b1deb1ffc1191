import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, notExists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, skus } from '../../db/schema/products.ts';
import { restockAlerts, restockSkus } from '../../db/schema/restock.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import { toCountry } from '../../http/countries.ts';
import { toLanguage } from '../../i18n/language.ts';
import { getOfferedLanguage } from '../config/languages.ts';
import { openMailAddress } from '../mail-consent/addresses.ts';
import { nextAttempt } from '../webhook/rules.ts';
import { readSetting } from '../settings/readSetting.ts';
import { demoHoldSeconds, maxPeopleAtOnce, peoplePerPiece } from './limits.ts';
import { writeRestockMail } from './mail.ts';
import { findUpdates, isAvailable } from './repository.ts';
import { holdMinutesSetting } from './settings.ts';
import { unsubscribedResult } from './unsubscribing.ts';

const batch = 20;
const skusAtOnce = 50;
/** A run starts no e-mail after this time: with an unresponsive mail server each takes several timeouts. */
const runSeconds = 20;
/** Longer than a slow mail server takes to accept an e-mail: another node resends it only after that. */
const firstPauseSeconds = 300;

type Alert = typeof restockAlerts.$inferSelect;
/** Final results, or `failed`. */
type MailResult = 'sent' | 'failed' | 'not-configured' | typeof unsubscribedResult;

/**
 * Notifies people that a SKU is back in stock. It checks the stock itself, whatever has changed it. A SKU has
 * to be in stock for a while first (`restock.holdMinutes`); then those who have waited longest are notified, five per piece, and
 * after the same time in stock the next ones. Rejected e-mails are retried with growing delays for three
 * days; whoever was not notified before it is sold out again keeps waiting.
 */
export const restockJob: StoreJob = {
  name: 'restock-alerts',
  everySeconds: 15,
  async run(deps, now) {
    // Without a mail server alerts stay queued: they are checked again when they are sent.
    if (!deps.mail.isConfigured) return;
    await noteStock(deps.db, now);
    await queueAlerts(deps.db, now, await readHold(deps));
    await sendDue(deps, now);
  },
};

async function readHold({ db, settings }: Pick<StoreDeps, 'db' | 'settings'>): Promise<number> {
  return settings.isDemo ? demoHoldSeconds : (await readSetting({ db }, holdMinutesSetting)) * 60;
}

const isWaiting = (now: number) => and(isNull(restockAlerts.queuetime), gt(restockAlerts.expiretime, now));

/** Records since when each SKU with alerts has been in stock. */
async function noteStock(db: Database, now: number): Promise<void> {
  const back = db
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(skus.id, restockSkus.skuId), isAvailable));
  await db
    .update(restockSkus)
    .set({ backtime: null })
    .where(and(isNotNull(restockSkus.backtime), notExists(back)));
  await db
    .update(restockSkus)
    .set({ backtime: now })
    .where(and(isNull(restockSkus.backtime), exists(back)));
}

/** Queues the e-mails of SKUs that have been in stock long enough. */
async function queueAlerts(db: Database, now: number, hold: number): Promise<void> {
  const waiting = db
    .select({ id: restockAlerts.id })
    .from(restockAlerts)
    .where(and(eq(restockAlerts.skuId, restockSkus.skuId), isWaiting(now)));
  const due = await db
    .select({ skuId: restockSkus.skuId, backtime: restockSkus.backtime, stock: skus.stock })
    .from(restockSkus)
    .innerJoin(skus, eq(skus.id, restockSkus.skuId))
    .where(and(lte(restockSkus.backtime, now - hold), exists(waiting)))
    .orderBy(asc(restockSkus.backtime), asc(restockSkus.skuId))
    .limit(skusAtOnce);
  for (const { skuId, backtime, stock } of due) {
    if (backtime === null) continue;
    await inTransaction(db, async (tx) => {
      // One node queues; the next ones are queued after the same delay.
      const claimed = await tx
        .update(restockSkus)
        .set({ backtime: now })
        .where(and(eq(restockSkus.skuId, skuId), eq(restockSkus.backtime, backtime)))
        .returning({ skuId: restockSkus.skuId });
      if (claimed.length === 0) return;
      const next = tx
        .select({ id: restockAlerts.id })
        .from(restockAlerts)
        .where(and(eq(restockAlerts.skuId, skuId), isWaiting(now)))
        .orderBy(asc(restockAlerts.id))
        .limit(Math.min(stock * peoplePerPiece, maxPeopleAtOnce));
      await tx
        .update(restockAlerts)
        .set({ queuetime: now, duetime: now })
        .where(and(inArray(restockAlerts.id, next), isNull(restockAlerts.queuetime)));
    });
  }
}

async function sendDue(deps: StoreDeps, now: number): Promise<void> {
  const { db, clock } = deps;
  for (;;) {
    const due = await db
      .select()
      .from(restockAlerts)
      .where(and(isNotNull(restockAlerts.duetime), lte(restockAlerts.duetime, now)))
      .orderBy(asc(restockAlerts.duetime), asc(restockAlerts.id))
      .limit(batch);
    if (due.length === 0) return;
    for (const row of due) {
      const moment = Math.floor(clock.nowMs() / 1000);
      if (moment - now >= runSeconds) return;
      await sendOne(deps, row, moment);
    }
  }
}

async function sendOne(deps: StoreDeps, row: Alert, now: number): Promise<void> {
  const { db, mail, settings, logger, random } = deps;
  const attempt = await claim(db, row, now);
  if (attempt === null) return;
  const language = await getOfferedLanguage({ db }, toLanguage(row.language));
  const country = toCountry(row.country);
  const news = await findUpdates(db, row.id, language, country.currency);
  if (news?.isAvailable !== true) {
    await requeue(db, attempt);
    return;
  }
  const { token, unsubscribedAt } = await openMailAddress(db, {
    email: news.recipient,
    language,
    random,
    now,
  });
  if (unsubscribedAt !== null) {
    await book(db, attempt, unsubscribedResult, now);
    return;
  }
  const { publicOrigin } = settings;
  const content = await writeRestockMail(db, {
    news,
    token,
    language,
    country,
    publicOrigin,
    now,
  });
  const result = await mail.send({ ...content, recipient: news.recipient, code: '', language }, logger);
  await book(db, attempt, result, now);
}

/** An attempt of one node; null `duetime` for the last one. */
type Attempt = Pick<Alert, 'id' | 'attempts' | 'duetime'>;

/**
 * Claims an alert for this node, with the next attempt already scheduled: none is lost when a node crashes.
 */
async function claim(db: Database, row: Alert, now: number): Promise<Attempt | null> {
  const attempts = row.attempts + 1;
  const duetime = nextAttempt(attempts, row.queuetime ?? now, now, firstPauseSeconds);
  const claimed = await db
    .update(restockAlerts)
    .set({ attempts, duetime })
    .where(
      and(
        eq(restockAlerts.id, row.id),
        eq(restockAlerts.attempts, row.attempts),
        isNotNull(restockAlerts.duetime),
      ),
    )
    .returning({ id: restockAlerts.id });
  return claimed.length === 0 ? null : { id: row.id, attempts, duetime };
}

/** The alert as stored by this attempt: an alert requested again meanwhile does not match. */
const isOf = ({ id, attempts }: Attempt) =>
  and(eq(restockAlerts.id, id), eq(restockAlerts.attempts, attempts), isNotNull(restockAlerts.queuetime));

/** It is sold out again. */
async function requeue(db: Database, attempt: Attempt): Promise<void> {
  await db.update(restockAlerts).set({ queuetime: null, duetime: null }).where(isOf(attempt));
}

async function book(db: Database, attempt: Attempt, lastResult: MailResult, now: number): Promise<void> {
  const isOver = lastResult !== 'failed' || attempt.duetime === null;
  await db
    .update(restockAlerts)
    .set({ lastResult, ...(isOver ? { duetime: null, donetime: now } : {}) })
    .where(isOf(attempt));
}
