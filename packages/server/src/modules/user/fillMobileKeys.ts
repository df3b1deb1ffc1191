import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Database, isUniqueViolation } from '../../db/database.ts';
import { inLongTransaction } from '../../db/inLongTransaction.ts';
import { rowsPerInsert } from '../../db/bulk.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { toPhoneKey } from '../phone/parsePhone.ts';

/** An account whose mobile number is not normalized yet. */
interface KeylessAccount {
  readonly id: number;
  readonly username: string;
  /** As it was entered. */
  readonly mobile: string;
  readonly key: string;
}

/** Accounts with a mobile number that is not normalized, a batch at a time. */
async function* keylessAccounts(db: Database): AsyncGenerator<readonly KeylessAccount[]> {
  const { id, username, mobile, mobileKey } = shoppers;
  let lastId = 0;
  for (;;) {
    const rows = await db
      .select({ id, username, mobile: sql<string>`${mobile}` })
      .from(shoppers)
      .where(and(isNotNull(mobile), isNull(mobileKey), gt(id, lastId)))
      .orderBy(asc(id))
      .limit(rowsPerInsert);
    if (rows.length === 0) return;
    yield rows.map((row) => ({ ...row, key: toPhoneKey(row.mobile) }));
    lastId = rows.at(-1)?.id ?? lastId;
  }
}

/** Accounts with the same number. */
export interface SharedMobile {
  readonly key: string;
  readonly accounts: readonly { readonly id: number; readonly username: string; readonly mobile: string }[];
}

/** The numbers of several accounts in different notations. */
export async function findSharedMobiles(db: Database): Promise<readonly SharedMobile[]> {
  const found = new Map<string, SharedMobile['accounts']>();
  for await (const batch of keylessAccounts(db)) {
    for (const { id, username, mobile, key } of batch) {
      found.set(key, [...(found.get(key) ?? []), { id, username, mobile }]);
    }
  }
  const { id, username, mobile, mobileKey } = shoppers;
  for (const [key, accounts] of found) {
    const owners = await db
      .select({ id, username, mobile: sql<string>`${mobile}` })
      .from(shoppers)
      .where(eq(mobileKey, key));
    found.set(key, [...owners, ...accounts]);
  }
  return Array.from(found, ([key, accounts]) => ({ key, accounts })).filter(
    ({ accounts }) => accounts.length > 1,
  );
}

/**
 * Backfills the normalized numbers of accounts from earlier releases. Where several have the same number, the
 * one stored in normalized form gets it, else the oldest; the others keep none.
 */
export async function fillMobileKeys(db: Database): Promise<void> {
  for await (const found of keylessAccounts(db)) {
    try {
      await inLongTransaction(db, (tx) => fill(tx, chooseOwners(found)));
    } catch (error) {
      // A concurrent registration took one of these numbers: the next run fills in the others.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

function chooseOwners(accounts: readonly KeylessAccount[]): readonly KeylessAccount[] {
  const owners = new Map<string, KeylessAccount>();
  for (const account of accounts) {
    if (account.mobile === account.key || !owners.has(account.key)) owners.set(account.key, account);
  }
  return [...owners.values()];
}

async function fill(db: Database, owners: readonly KeylessAccount[]): Promise<void> {
  // Nodes that start together would lock each other's rows.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('mobile keys', 27))`);
  await db.execute(sql`
    update shoppers as own set mobile_key = given.key
    from jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) as given (id integer, mobile text, key text)
    where own.id = given.id and own.mobile = given.mobile and own.mobile_key is null and not exists (
      select 1 from shoppers as other
      where other.id <> own.id and (other.mobile_key = given.key or other.mobile = given.key)
    )`);
}
