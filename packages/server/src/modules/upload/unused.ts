import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/database.ts';
import { aftersales } from '../../db/schema/aftersale.ts';
import { reviews } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { uploads } from '../../db/schema/upload.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import { findOwnedRows } from '../user/personalData.ts';
import { uploadsRoot } from './own.ts';

const day = 86_400;
/** How long an upload may wait to be used. */
const patience = day;
/** How long pictures of an after-sale prove what was agreed: claims end after three years, counted from a year's end. */
const evidenceSeconds = 4 * 365 * day;
const batch = 200;

const urlOfUpload = sql`(${uploadsRoot}::text || ${uploads.name})`;

/** Deletes uploads that were never used, and those of deleted accounts; the files go when nobody can see them. */
export async function clearUploads(
  deps: Pick<StoreDeps, 'db' | 'logger' | 'uploads'>,
  now: number,
): Promise<void> {
  await doomUploadsOfDeleted(deps.db, now);
  await doomUnused(deps.db, now);
  await removeDoomed(deps);
}

/** Takes the uploads of deleted accounts away from everybody; what proves an after-sale stays its time. */
export async function doomUploadsOfDeleted(db: Database, now: number): Promise<void> {
  const deleted = db.select({ id: shoppers.id }).from(shoppers).where(isNotNull(shoppers.deletedAt));
  const isOver = lt(aftersales.updatetime, now - evidenceSeconds);
  const hasFiles = or(sql`${aftersales.images} <> '[]'`, sql`${aftersales.videos} <> '[]'`);
  await db
    .update(aftersales)
    .set({ images: [], videos: [] })
    .where(and(inArray(aftersales.userId, deleted), isOver, hasFiles));
  await db
    .update(uploads)
    .set({ doomedAt: now })
    .where(and(inArray(uploads.userId, deleted), isNull(uploads.doomedAt), sql`not ${isEvidence(db)}`));
}

function isEvidence(db: Database): SQL {
  const named = sql`(${aftersales.images} || ${aftersales.videos}) @> to_jsonb(${urlOfUpload})`;
  const rows = db
    .select({ one: sql`1` })
    .from(aftersales)
    .where(and(eq(aftersales.userId, uploads.userId), named));
  return sql`exists (${rows})`;
}

/**
 * Uploads that nothing has named in a day. Whoever takes one into use at this moment holds its row, and is waited
 * for; whoever comes later finds it gone.
 */
async function doomUnused(db: Database, now: number): Promise<void> {
  const isUnused = and(
    eq(uploads.isUsed, false),
    isNull(uploads.doomedAt),
    lt(uploads.createtime, now - patience),
  );
  const found = await db
    .select({ id: uploads.id, name: uploads.name, isNamed: isNamedByOwner(db) })
    .from(uploads)
    .where(isUnused)
    .orderBy(asc(uploads.createtime))
    .limit(batch);
  if (found.length === 0) return;
  const shown = await findNamesInShop(db);
  const isKept = ({ isNamed, name }: (typeof found)[number]) => isNamed || shown.has(name);
  await mark(db, found.filter(isKept), { isUsed: true });
  await mark(
    db,
    found.filter((one) => !isKept(one)),
    { doomedAt: now },
    isUnused,
  );
}

async function mark(
  db: Database,
  rows: readonly { readonly id: number }[],
  values: { readonly isUsed?: boolean; readonly doomedAt?: number },
  where?: SQL,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db
    .update(uploads)
    .set(values)
    .where(and(inArray(uploads.id, ids), where));
}

/** A review, an after-sale or the account itself still names it: it was let go of in one place only. */
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
 * Names of uploads that the shop's own tables show: goods, banners and pages may use what an upload gave. Every text
 * of every table that belongs to no shopper is looked at, so that none is forgotten when the shop grows.
 */
async function findNamesInShop(db: Database): Promise<ReadonlySet<string>> {
  const owned = new Set(['shoppers', ...(await findOwnedRows(db, 0)).map(({ table }) => table)]);
  const tables = await rowsOf<{ table: string; columns: readonly string[] }>(
    db,
    sql`select c.table_name as "table", json_agg(c.column_name) as columns from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
      group by c.table_name`,
  );
  const names = new Set<string>();
  for (const { table, columns } of tables) {
    if (owned.has(table)) continue;
    const texts = sql.join(
      columns.map((column) => sql`${sql.identifier(column)}::text`),
      sql`, `,
    );
    const rows = await rowsOf<{ name: string }>(
      db,
      sql`select distinct match[1] as name from ${sql.identifier(table)},
        regexp_matches(concat_ws(' ', ${texts}), ${`${uploadsRoot}([0-9a-z]+[.][0-9a-z]+)`}, 'g') as match`,
    );
    for (const { name } of rows) names.add(name);
  }
  return names;
}

/** Files first, rows after them: what fails half-way is done again. */
async function removeDoomed({
  db,
  logger,
  uploads: { files },
}: Pick<StoreDeps, 'db' | 'logger' | 'uploads'>): Promise<void> {
  const doomed = await db
    .select({ id: uploads.id, name: uploads.name })
    .from(uploads)
    .where(isNotNull(uploads.doomedAt))
    .orderBy(asc(uploads.doomedAt))
    .limit(batch);
  for (const { id, name } of doomed) {
    try {
      await files.remove(name);
      await db.delete(uploads).where(eq(uploads.id, id));
    } catch (error) {
      logger.error('upload not removed', error);
    }
  }
}
