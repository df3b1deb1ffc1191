import { and, asc, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { anywhere, type Database } from '../../db/database.ts';
import { pointsExchanges, pointsLogs, pointsProducts } from '../../db/schema/points.ts';
import type { Language } from '../../i18n/language.ts';
import type { ExchangeStatus } from './states.ts';

/** A product of the points mall as stored. */
export type ProductRow = typeof pointsProducts.$inferSelect;

/** An exchange as stored. */
export type ExchangeRow = typeof pointsExchanges.$inferSelect;

/** One page of a shopper's points movements, newest first. */
export async function findLogs(db: Database, userId: number, offset: number, limit: number) {
  const where = eq(pointsLogs.userId, userId);
  const rows = await db
    .select()
    .from(pointsLogs)
    .where(where)
    .orderBy(desc(pointsLogs.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(pointsLogs, where) };
}

const orderColumns = {
  weigh: pointsProducts.weigh,
  score: pointsProducts.points,
  sales: pointsProducts.sales,
  createtime: pointsProducts.createtime,
} as const;

export interface ProductFilter {
  readonly language: Language;
  readonly type: 'virtual' | 'reality' | null;
  readonly keyword: string;
  readonly maxPoints: number | null;
  readonly orderby: keyof typeof orderColumns;
  readonly orderway: 'asc' | 'desc';
}

/** One page of the points mall. */
export async function findProducts(db: Database, filter: ProductFilter, offset: number, limit: number) {
  const pattern = anywhere(filter.keyword);
  const conditions: (SQL | undefined)[] = [
    eq(pointsProducts.isActive, true),
    filter.type === null ? undefined : eq(pointsProducts.type, filter.type),
    filter.maxPoints === null ? undefined : lte(pointsProducts.points, filter.maxPoints),
    filter.keyword === '' ? undefined : sql`${pointsProducts.title} ->> ${filter.language} ilike ${pattern}`,
  ];
  const where = and(...conditions);
  const direction = filter.orderway === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(pointsProducts)
    .where(where)
    .orderBy(direction(orderColumns[filter.orderby]), asc(pointsProducts.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(pointsProducts, where) };
}

/** A product of the points mall, including withdrawn ones. */
export async function findProduct(db: Database, id: number): Promise<ProductRow | null> {
  const [row] = await db.select().from(pointsProducts).where(eq(pointsProducts.id, id));
  return row ?? null;
}

/** Takes pieces from stock; false when there are not enough, also under concurrency. */
export async function takePieces(db: Database, productId: number, quantity: number): Promise<boolean> {
  const rows = await db
    .update(pointsProducts)
    .set({
      stock: sql`${pointsProducts.stock} - ${quantity}`,
      sales: sql`${pointsProducts.sales} + ${quantity}`,
    })
    .where(and(eq(pointsProducts.id, productId), gte(pointsProducts.stock, quantity)))
    .returning({ id: pointsProducts.id });
  return rows.length > 0;
}

/** Returns pieces to stock. */
export async function returnPieces(db: Database, productId: number, quantity: number): Promise<void> {
  await db
    .update(pointsProducts)
    .set({
      stock: sql`${pointsProducts.stock} + ${quantity}`,
      sales: sql`greatest(${pointsProducts.sales} - ${quantity}, 0)`,
    })
    .where(eq(pointsProducts.id, productId));
}

/** Number of pieces that a shopper has exchanged; refused ones do not count. */
export async function countPieces(db: Database, userId: number, productId: number): Promise<number> {
  const [row] = await db
    .select({ quantity: sql<number>`coalesce(sum(${pointsExchanges.quantity}), 0)`.mapWith(Number) })
    .from(pointsExchanges)
    .where(
      and(
        eq(pointsExchanges.userId, userId),
        eq(pointsExchanges.productId, productId),
        ne(pointsExchanges.status, 'rejected'),
      ),
    );
  return row?.quantity ?? 0;
}

/** Whether the shopper has undelivered exchanges. */
export async function isAnythingOwed(db: Database, userId: number): Promise<boolean> {
  const isOwed = inArray(pointsExchanges.status, ['created', 'inprogress']);
  return (await db.$count(pointsExchanges, and(eq(pointsExchanges.userId, userId), isOwed))) > 0;
}

/** Creates an exchange. */
export async function insertExchange(
  db: Database,
  values: typeof pointsExchanges.$inferInsert,
): Promise<ExchangeRow> {
  const [row] = await db.insert(pointsExchanges).values(values).returning();
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
    eq(pointsExchanges.userId, filter.userId),
    filter.type === null ? undefined : eq(pointsExchanges.type, filter.type),
    filter.status === null ? undefined : eq(pointsExchanges.status, filter.status),
  );
  const rows = await db
    .select()
    .from(pointsExchanges)
    .where(where)
    .orderBy(desc(pointsExchanges.createtime), desc(pointsExchanges.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(pointsExchanges, where) };
}

/** One of a shopper's exchanges. */
export async function findExchange(db: Database, userId: number, id: number): Promise<ExchangeRow | null> {
  const [row] = await db
    .select()
    .from(pointsExchanges)
    .where(and(eq(pointsExchanges.id, id), eq(pointsExchanges.userId, userId)));
  return row ?? null;
}

/** Any exchange by its number: for the shop's side. */
export async function findExchangeBySn(db: Database, exchangeSn: string): Promise<ExchangeRow | null> {
  const [row] = await db.select().from(pointsExchanges).where(eq(pointsExchanges.exchangeSn, exchangeSn));
  return row ?? null;
}

/** Updates an exchange if its state is still the one that the decision was based on; null when it is not. */
export async function updateExchange(
  db: Database,
  old: ExchangeRow,
  changes: Partial<typeof pointsExchanges.$inferInsert>,
): Promise<ExchangeRow | null> {
  const [row] = await db
    .update(pointsExchanges)
    .set(changes)
    .where(and(eq(pointsExchanges.id, old.id), eq(pointsExchanges.status, old.status)))
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
    .from(pointsExchanges)
    .where(and(inArray(pointsExchanges.status, [...statuses]), lte(pointsExchanges.updatetime, until)))
    .orderBy(asc(pointsExchanges.updatetime))
    .limit(limit);
}
