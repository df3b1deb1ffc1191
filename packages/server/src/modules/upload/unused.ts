import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Database, isOneOf, loadRows } from '../../db/database.ts';
import { afterSales, afterSalesMessages } from '../../db/schema/afterSales.ts';
import { reviews } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { uploads } from '../../db/schema/upload.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import { inTurn } from '../upkeep/inTurn.ts';
import { findOwnedRows } from '../user/personalData.ts';
import { uploadsRoot } from './own.ts';
import { countUnused, defaultQuotas, dropStaleReservations } from './quota.ts';

const hour = 3600;
const day = 86_400;
/** How long an upload may stay unused. */
const patience = day;
/** Retention of after-sales pictures as evidence: claims expire three years after the end of the year. */
const evidenceSeconds = 4 * 365 * day;
const batch = 1000;

type ClearingDeps = Pick<StoreDeps, 'db' | 'logger' | 'uploads'>;

const urlOfUpload = sql`(${uploadsRoot}::text || ${uploads.name})`;

/**
 * Deletes uploads of deleted accounts at once, and unused ones in two steps, so that none in use is lost:
 * unreferenced ones are hidden from everybody first, and deleted when the next search finds no reference
 * either. The search reads all texts of the shop, so one node does it, once a day; once an hour when quotas
 * run low.
 */
export async function clearUploads(deps: ClearingDeps, now: number): Promise<void> {
  const { db, uploads: ports } = deps;
  const quotas = ports.quotas ?? defaultQuotas;
  await dropStaleReservations(db, now);
  await markUploadsOfDeletedAccounts(db, now);
  await removeFilesOfDeleted(deps);
  const isShopFull = (await countUnused(db, now)) > quotas.shopUnused / 2;
  const crowded = await findCrowdedAccounts(db, quotas.accountUnused / 2);
  const isOfCrowded = and(lt(uploads.createtime, now - hour), inArray(uploads.userId, [...crowded]));
  const isLongUnused = isShopFull
    ? lt(uploads.createtime, now - hour)
    : or(lt(uploads.createtime, now - patience), isOfCrowded);
  const isDue = and(
    eq(uploads.isUsed, false),
    or(and(isNull(uploads.markedForDeletionAt), isLongUnused), lt(uploads.markedForDeletionAt, now)),
  );
  const [due] = await db.select({ id: uploads.id }).from(uploads).where(isDue).limit(1);
  if (due === undefined) return;
  const everySeconds = isShopFull || crowded.length > 0 ? hour : day;
  await inTurn(db, { name: 'unused uploads', everySeconds, now }, () => clearUnused(deps, now, isDue));
}

/** Threshold of an account's unused uploads in bytes. */
async function findCrowdedAccounts(db: Database, bytes: number): Promise<readonly number[]> {
  const rows = await db
    .select({ id: uploads.userId })
    .from(uploads)
    .where(eq(uploads.isUsed, false))
    .groupBy(uploads.userId)
    .having(sql`sum(${uploads.size}) > ${Math.floor(bytes)}`)
    .limit(batch);
  return rows.map(({ id }) => id);
}

/** Hides the uploads of deleted accounts; after-sales evidence is kept for its retention. */
export async function markUploadsOfDeletedAccounts(db: Database, now: number): Promise<void> {
  const deleted = db.select({ id: shoppers.id }).from(shoppers).where(isNotNull(shoppers.deletedAt));
  const isOver = lt(afterSales.updatetime, now - evidenceSeconds);
  const hasFiles = or(sql`${afterSales.images} <> '[]'`, sql`${afterSales.videos} <> '[]'`);
  await db
    .update(afterSales)
    .set({ images: [], videos: [] })
    .where(and(inArray(afterSales.userId, deleted), isOver, hasFiles));
  const over = db
    .select({ id: afterSales.id })
    .from(afterSales)
    .where(and(inArray(afterSales.userId, deleted), isOver));
  await db
    .update(afterSalesMessages)
    .set({ images: [] })
    .where(and(inArray(afterSalesMessages.afterSaleId, over), sql`${afterSalesMessages.images} <> '[]'`));
  await db
    .update(uploads)
    .set({ markedForDeletionAt: now })
    .where(
      and(inArray(uploads.userId, deleted), isNull(uploads.markedForDeletionAt), sql`not ${isEvidence(db)}`),
    );
}

function isEvidence(db: Database): SQL {
  const named = sql`(${afterSales.images} || ${afterSales.videos}) @> to_jsonb(${urlOfUpload})`;
  const rows = db
    .select({ one: sql`1` })
    .from(afterSales)
    .where(and(eq(afterSales.userId, uploads.userId), named));
  const inMessages = db
    .select({ one: sql`1` })
    .from(afterSalesMessages)
    .innerJoin(afterSales, eq(afterSales.id, afterSalesMessages.afterSaleId))
    .where(
      and(
        eq(afterSales.userId, uploads.userId),
        sql`${afterSalesMessages.images} @> to_jsonb(${urlOfUpload})`,
      ),
    );
  return sql`(exists (${rows}) or exists (${inMessages}))`;
}

/**
 * Goes through unused and already hidden uploads. A concurrent use of one holds the lock of its row, and is
 * waited for; a later one finds it deleted.
 */
async function clearUnused(deps: ClearingDeps, now: number, isDue: SQL | undefined): Promise<void> {
  const { db } = deps;
  for (let last = 0; ;) {
    const found = await db
      .select({
        id: uploads.id,
        name: uploads.name,
        markedForDeletionAt: uploads.markedForDeletionAt,
        isNamed: isNamedByOwner(db),
      })
      .from(uploads)
      .where(and(gt(uploads.id, last), isDue))
      .orderBy(asc(uploads.id))
      .limit(batch);
    const shown = await findNamesInShop(
      db,
      found.map(({ name }) => name),
    );
    const isKept = ({ isNamed, name }: (typeof found)[number]) => isNamed || shown.has(name);
    const unnamed = found.filter((one) => !isKept(one));
    await mark(db, found.filter(isKept), { isUsed: true, markedForDeletionAt: null });
    await mark(
      db,
      unnamed.filter(({ markedForDeletionAt }) => markedForDeletionAt === null),
      { markedForDeletionAt: now },
      and(eq(uploads.isUsed, false), isNull(uploads.markedForDeletionAt)),
    );
    await removeFiles(
      deps,
      unnamed.filter(({ markedForDeletionAt }) => markedForDeletionAt !== null),
    );
    if (found.length < batch) return;
    last = found.at(-1)?.id ?? last;
  }
}

async function mark(
  db: Database,
  rows: readonly { readonly id: number }[],
  values: { readonly isUsed?: boolean; readonly markedForDeletionAt?: number | null },
  where?: SQL,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db
    .update(uploads)
    .set(values)
    .where(and(isOneOf(uploads.id, ids), where));
}

/** A review, an after-sales request or the account itself still refers to it: only one use has ended. */
function isNamedByOwner(db: Database): SQL<boolean> {
  const one = { one: sql`1` };
  const inReview = db
    .select(one)
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, uploads.userId),
        or(sql`${reviews.images} @> to_jsonb(${urlOfUpload})`, sql`${reviews.video} = ${urlOfUpload}`),
      ),
    );
  const asAvatar = db
    .select(one)
    .from(shoppers)
    .where(and(eq(shoppers.id, uploads.userId), sql`${shoppers.avatar} = ${urlOfUpload}`));
  return sql<boolean>`(${isEvidence(db)} or exists (${inReview}) or exists (${asAvatar}))`;
}

/**
 * Which of these uploads the shop's own tables refer to: products, banners and pages may use uploads. All
 * texts of all tables without shopper data are searched, so that new tables are included automatically.
 */
async function findNamesInShop(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  if (names.length === 0) return shown;
  const owned = new Set(['shoppers', ...(await findOwnedRows(db, 0)).map(({ table }) => table)]);
  const tables = await loadRows<{ table: string; columns: readonly string[] }>(
    db,
    sql`select c.table_name as "table", json_agg(c.column_name) as columns from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
      group by c.table_name`,
  );
  for (const { table, columns } of tables) {
    if (owned.has(table)) continue;
    const texts = sql.join(
      columns.map((column) => sql`${sql.identifier(column)}::text`),
      sql`, `,
    );
    const rows = await loadRows<{ name: string }>(
      db,
      sql`select distinct match[1] as name from ${sql.identifier(table)},
        regexp_matches(concat_ws(' ', ${texts}), ${`${uploadsRoot}([0-9a-z]+[.][0-9a-z]+)`}, 'g') as match
        where match[1] = any(${sql.param([...names])}::text[])`,
    );
    for (const { name } of rows) shown.add(name);
  }
  return shown;
}

/** The files of a deleted account cannot be used any more, so they are not searched for. */
async function removeFilesOfDeleted(deps: ClearingDeps): Promise<void> {
  const marked = await deps.db
    .select({ id: uploads.id, name: uploads.name })
    .from(uploads)
    .innerJoin(shoppers, eq(shoppers.id, uploads.userId))
    .where(and(isNotNull(uploads.markedForDeletionAt), isNotNull(shoppers.deletedAt)))
    .orderBy(asc(uploads.markedForDeletionAt))
    .limit(batch);
  await removeFiles(deps, marked);
}

/** Files first, then rows: a failure half-way is retried. */
async function removeFiles(
  { db, logger, uploads: { files } }: ClearingDeps,
  rows: readonly { readonly id: number; readonly name: string }[],
): Promise<void> {
  for (const { id, name } of rows) {
    try {
      await files.remove(name);
      await db.delete(uploads).where(eq(uploads.id, id));
    } catch (error) {
      logger.error('upload not removed', error);
    }
  }
}
