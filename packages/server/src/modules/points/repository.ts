import { and, asc, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { anywhere, type Database } from '../../db/database.ts';
import { scoreExchanges, scoreLogs, scoreProducts } from '../../db/schema/score.ts';
import type { Language } from '../../i18n/language.ts';
import type { ExchangeStatus } from './states.ts';

/** A product of the points mall as stored. */
export type ProductRow = typeof scoreProducts.$inferSelect;

/** An exchange as stored. */
export type ExchangeRow = typeof scoreExchanges.$inferSelect;

/** One page of a shopper's points movements, newest first. */
export async function findLogs(db: Database, userId: number, offset: number, limit: number) {
  const where = eq(scoreLogs.userId, userId);
  const rows = await db
    .select()
    .from(scoreLogs)
    .where(where)
    .orderBy(desc(scoreLogs.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(scoreLogs, where) };
}

const orderColumns = {
  weigh: scoreProducts.weigh,
  score: scoreProducts.score,
  sales: scoreProducts.sales,
  createtime: scoreProducts.createtime,
} as const;

export interface ProductFilter {
  readonly language: Language;
  readonly type: 'virtual' | 'reality' | null;
  readonly keyword: string;
  readonly scoreMax: number | null;
  readonly orderby: keyof typeof orderColumns;
  readonly orderway: 'asc' | 'desc';
}

/** One page of the points mall. */
export async function findProducts(db: Database, filter: ProductFilter, offset: number, limit: number) {
  const pattern = anywhere(filter.keyword);
  const conditions: (SQL | undefined)[] = [
    eq(scoreProducts.isActive, true),
    filter.type === null ? undefined : eq(scoreProducts.type, filter.type),
    filter.scoreMax === null ? undefined : lte(scoreProducts.score, filter.scoreMax),
    filter.keyword === '' ? undefined : sql`${scoreProducts.title} ->> ${filter.language} ilike ${pattern}`,
  ];
  const where = and(...conditions);
  const direction = filter.orderway === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(scoreProducts)
    .where(where)
    .orderBy(direction(orderColumns[filter.orderby]), asc(scoreProducts.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(scoreProducts, where) };
}

/** A product of the points mall, including withdrawn ones. */
export async function findProduct(db: Database, id: number): Promise<ProductRow | null> {
  const [row] = await db.select().from(scoreProducts).where(eq(scoreProducts.id, id));
  return row ?? null;
}

/** Takes pieces from stock; false when there are not enough, also under concurrency. */
export async function takePieces(db: Database, productId: number, nums: number): Promise<boolean> {
  const rows = await db
    .update(scoreProducts)
    .set({ stock: sql`${scoreProducts.stock} - ${nums}`, sales: sql`${scoreProducts.sales} + ${nums}` })
    .where(and(eq(scoreProducts.id, productId), gte(scoreProducts.stock, nums)))
    .returning({ id: scoreProducts.id });
  return rows.length > 0;
}

/** Returns pieces to stock. */
export async function returnPieces(db: Database, productId: number, nums: number): Promise<void> {
  await db
    .update(scoreProducts)
    .set({
      stock: sql`${scoreProducts.stock} + ${nums}`,
      sales: sql`greatest(${scoreProducts.sales} - ${nums}, 0)`,
    })
    .where(eq(scoreProducts.id, productId));
}

/** Number of pieces that a shopper has exchanged; refused ones do not count. */
export async function countPieces(db: Database, userId: number, productId: number): Promise<number> {
  const [row] = await db
    .select({ nums: sql<number>`coalesce(sum(${scoreExchanges.nums}), 0)`.mapWith(Number) })
    .from(scoreExchanges)
    .where(
      and(
        eq(scoreExchanges.userId, userId),
        eq(scoreExchanges.productId, productId),
        ne(scoreExchanges.status, 'rejected'),
      ),
    );
  return row?.nums ?? 0;
}

/** Whether the shopper has undelivered exchanges. */
export async function isAnythingOwed(db: Database, userId: number): Promise<boolean> {
  const isOwed = inArray(scoreExchanges.status, ['created', 'inprogress']);
  return (await db.$count(scoreExchanges, and(eq(scoreExchanges.userId, userId), isOwed))) > 0;
}

/** Creates an exchange. */
export async function insertExchange(
  db: Database,
  values: typeof scoreExchanges.$inferInsert,
): Promise<ExchangeRow> {
  const [row] = await db.insert(scoreExchanges).values(values).returning();
  if (!row) throw new Error('Pawlet: the exchange was not written.');
  return row;
}

/** One page of a shopper's exchanges, newest first. */
export async function findExchanges(
  db: Database,
  filter: {
    readonly userId: number;
    readonly type: 'virtual' | 'reality' | null;
    readonly status: ExchangeStatus | null;
  },
  offset: number,
  limit: number,
) {
  const where = and(
    eq(scoreExchanges.userId, filter.userId),
    filter.type === null ? undefined : eq(scoreExchanges.type, filter.type),
    filter.status === null ? undefined : eq(scoreExchanges.status, filter.status),
  );
  const rows = await db
    .select()
    .from(scoreExchanges)
    .where(where)
    .orderBy(desc(scoreExchanges.createtime), desc(scoreExchanges.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(scoreExchanges, where) };
}

/** One of a shopper's exchanges. */
export async function findExchange(db: Database, userId: number, id: number): Promise<ExchangeRow | null> {
  const [row] = await db
    .select()
    .from(scoreExchanges)
    .where(and(eq(scoreExchanges.id, id), eq(scoreExchanges.userId, userId)));
  return row ?? null;
}

/** Any exchange by its number: for the shop's side. */
export async function findExchangeBySn(db: Database, exchangeSn: string): Promise<ExchangeRow | null> {
  const [row] = await db.select().from(scoreExchanges).where(eq(scoreExchanges.exchangeSn, exchangeSn));
  return row ?? null;
}

/** Updates an exchange if its state is still the one that the decision was based on; null when it is not. */
export async function updateExchange(
  db: Database,
  old: ExchangeRow,
  changes: Partial<typeof scoreExchanges.$inferInsert>,
): Promise<ExchangeRow | null> {
  const [row] = await db
    .update(scoreExchanges)
    .set(changes)
    .where(and(eq(scoreExchanges.id, old.id), eq(scoreExchanges.status, old.status)))
    .returning();
  return row ?? null;
}

/** Exchanges in some states that have not changed since a time, oldest first. */
export async function findWaiting(
  db: Database,
  statuses: readonly ExchangeStatus[],
  until: number,
  limit: number,
): Promise<ExchangeRow[]> {
  return db
    .select()
    .from(scoreExchanges)
    .where(and(inArray(scoreExchanges.status, [...statuses]), lte(scoreExchanges.updatetime, until)))
    .orderBy(asc(scoreExchanges.updatetime))
    .limit(limit);
}
