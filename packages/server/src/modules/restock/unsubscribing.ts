import { and, eq, gt, inArray, isNull, max, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { restockAlerts } from '../../db/schema/restock.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { type Language, toLanguage } from '../../i18n/language.ts';
import { recipientSql } from './repository.ts';

/** An alert with the address that its e-mail goes to. */
export interface AddressedAlert {
  readonly recipient: string;
  readonly language: Language;
}

/** The alert of a token, including completed ones. */
export async function findAlertByToken(db: Database, token: string): Promise<AddressedAlert | undefined> {
  const [row] = await db
    .select({ language: restockAlerts.language, recipient: recipientSql })
    .from(restockAlerts)
    .leftJoin(shoppers, eq(shoppers.id, restockAlerts.userId))
    .where(eq(restockAlerts.token, token));
  return row && { ...row, language: toLanguage(row.language) };
}

/** Result of an alert that ended because its recipient has unsubscribed. */
export const unsubscribedResult = 'unsubscribed';

/** Alerts to an address, and those of the account with this address. */
function isTo(db: Database, email: string): SQL | undefined {
  const owner = db.select({ id: shoppers.id }).from(shoppers).where(eq(shoppers.email, email));
  return or(eq(restockAlerts.email, email), inArray(restockAlerts.userId, owner));
}

/** Ends the open alerts to an address, which has unsubscribed. */
export async function endAlertsOf(db: Database, email: string, now: number): Promise<void> {
  await db
    .update(restockAlerts)
    .set({ donetime: now, queuetime: null, duetime: null, lastResult: unsubscribedResult })
    .where(and(isTo(db, email), isNull(restockAlerts.donetime)));
}

/** Opens the alerts again that ended because an address had unsubscribed, unless they were requested again meanwhile. */
export async function reopenAlertsOf(db: Database, email: string, now: number): Promise<void> {
  const open = db.select({ skuId: restockAlerts.skuId, email: restockAlerts.email }).from(restockAlerts);
  const requested = open.where(isNull(restockAlerts.donetime)).as('requested');
  const latest = db
    .select({ id: max(restockAlerts.id) })
    .from(restockAlerts)
    .leftJoin(
      requested,
      and(eq(requested.skuId, restockAlerts.skuId), eq(requested.email, restockAlerts.email)),
    )
    .where(
      and(
        isTo(db, email),
        eq(restockAlerts.lastResult, unsubscribedResult),
        gt(restockAlerts.expiretime, now),
        isNull(requested.skuId),
      ),
    )
    .groupBy(restockAlerts.skuId, restockAlerts.email);
  await db
    .update(restockAlerts)
    .set({ donetime: null, attempts: 0, lastResult: '' })
    .where(inArray(restockAlerts.id, latest));
}
