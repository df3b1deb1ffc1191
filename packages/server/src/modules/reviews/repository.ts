import { and, asc, avg, count, desc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';
import { reviews } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';

/** A review, follow-up or reply as stored. */
export type ReviewRow = typeof reviews.$inferSelect;

/** A review with its author; null for the shop. */
export interface WrittenReview {
  readonly review: ReviewRow;
  readonly author: { readonly id: number; readonly nickname: string; readonly avatar: string } | null;
}

/** Filters and sorting of a list of reviews. */
export interface ReviewFilter {
  readonly productId: number;
  /** 0 all, 1 with image or video, 2 with a reply of the shop. */
  readonly type: 0 | 1 | 2;
  /** Only reviews with this number of stars; null for all. */
  readonly star: number | null;
  readonly orderby: 'createtime' | 'star' | 'comments' | null;
  readonly orderway: 'asc' | 'desc';
  /** Texts in this language come first in the default order. */
  readonly language: string;
}

const author = { id: shoppers.id, nickname: shoppers.nickname, avatar: shoppers.avatar };
const replies = alias(reviews, 'replies');
const hasMedia = or(ne(reviews.video, ''), sql`jsonb_array_length(${reviews.images}) > 0`);

function hasMerchantReply(db: Database) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(replies)
      .where(and(eq(replies.pid, reviews.id), isNull(replies.userId), eq(replies.status, 'normal'))),
  );
}

function matchPublished(productId: number) {
  return and(eq(reviews.productId, productId), eq(reviews.pid, 0), eq(reviews.status, 'normal'));
}

function gave(star: number | null): SQL | undefined {
  return star === null ? undefined : eq(reviews.star, star);
}

function getOrder({ orderby, orderway, language }: ReviewFilter): SQL[] {
  const way = orderway === 'asc' ? asc : desc;
  const newest = [desc(reviews.createtime), desc(reviews.id)];
  if (orderby === null) return [desc(sql`${reviews.lang} = ${language}`), ...newest];
  if (orderby === 'createtime') return [way(reviews.createtime), way(reviews.id)];
  if (orderby === 'star') return [way(reviews.star), ...newest];
  const replyCount = sql`(select count(*) from ${reviews} as replies where replies.pid = ${reviews.id} and replies.status = 'normal')`;
  return [way(replyCount), ...newest];
}

/** One page of the published reviews of a product. */
export async function findPublished(
  db: Database,
  filter: ReviewFilter,
  offset: number,
  limit: number,
): Promise<{ readonly rows: WrittenReview[]; readonly total: number }> {
  const conditions = [undefined, hasMedia, hasMerchantReply(db)] as const;
  const where = and(matchPublished(filter.productId), conditions[filter.type], gave(filter.star));
  const rows = await db
    .select({ review: reviews, author })
    .from(reviews)
    .leftJoin(shoppers, eq(shoppers.id, reviews.userId))
    .where(where)
    .orderBy(...getOrder(filter))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(reviews, where) };
}

/**
 * Number of a product's published reviews of each kind, in all and with this number of stars, and their
 * average rating.
 */
export async function countPublished(db: Database, productId: number, asked: number | null) {
  const getCount = (kind: SQL | undefined) =>
    sql`(count(*) filter (where ${and(kind, gave(asked)) ?? sql`true`}))::int`;
  const [row] = await db
    .select({
      all: count(),
      media: sql<number>`count(*) filter (where ${hasMedia})::int`,
      replied: sql<number>`count(*) filter (where ${hasMerchantReply(db)})::int`,
      star: avg(reviews.star).mapWith(Number),
      // Numbers for five stars, four, and so on.
      stars: sql<number[]>`array[${sql.join(
        [5, 4, 3, 2, 1].map((star) => sql`(count(*) filter (where ${reviews.star} = ${star}))::int`),
        sql`, `,
      )}]`,
      // All, with media, with a reply.
      within: sql<number[]>`array[${sql.join(
        [undefined, hasMedia, hasMerchantReply(db)].map(getCount),
        sql`, `,
      )}]`,
    })
    .from(reviews)
    .where(matchPublished(productId));
  return row ?? { all: 0, media: 0, replied: 0, star: null, stars: [0, 0, 0, 0, 0], within: [0, 0, 0] };
}

/** Percentage of a product's published reviews with four or five stars, as on the product page. */
export async function findFavorRate(db: Database, productId: number): Promise<number> {
  const [row] = await db
    .select({ favorRate: products.favorRate })
    .from(products)
    .where(eq(products.id, productId));
  return row?.favorRate ?? 100;
}

/** Whether the product exists, for sale or not. */
export async function isProduct(db: Database, id: number): Promise<boolean> {
  return (await db.$count(products, eq(products.id, id))) > 0;
}

/** One review with its author, in any status. */
export async function findReview(db: Database, id: number): Promise<WrittenReview | null> {
  const [row] = await db
    .select({ review: reviews, author })
    .from(reviews)
    .leftJoin(shoppers, eq(shoppers.id, reviews.userId))
    .where(eq(reviews.id, id));
  return row ?? null;
}

/** One page of the published replies to a review, oldest first. */
export async function findRepliesPage(db: Database, pid: number, offset: number, limit: number) {
  const where = and(eq(reviews.pid, pid), eq(reviews.status, 'normal'));
  const rows = await db
    .select({ review: reviews, author })
    .from(reviews)
    .leftJoin(shoppers, eq(shoppers.id, reviews.userId))
    .where(where)
    .orderBy(reviews.createtime, reviews.id)
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(reviews, where) };
}

/** The published replies to some reviews, oldest first. */
export async function findReplies(db: Database, pids: readonly number[]): Promise<WrittenReview[]> {
  if (pids.length === 0) return [];
  return db
    .select({ review: reviews, author })
    .from(reviews)
    .leftJoin(shoppers, eq(shoppers.id, reviews.userId))
    .where(and(inArray(reviews.pid, pids), eq(reviews.status, 'normal')))
    .orderBy(reviews.createtime, reviews.id);
}

/** One page of a shopper's own reviews, including held ones, newest first. */
export async function findOwn(db: Database, userId: number, offset: number, limit: number) {
  const where = and(eq(reviews.userId, userId), eq(reviews.pid, 0));
  const rows = await db
    .select({ review: reviews, author })
    .from(reviews)
    .leftJoin(shoppers, eq(shoppers.id, reviews.userId))
    .where(where)
    .orderBy(desc(reviews.createtime), desc(reviews.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(reviews, where) };
}

/** Whether an order has been reviewed. */
export async function isReviewed(db: Database, orderId: number): Promise<boolean> {
  return (await db.$count(reviews, and(eq(reviews.orderId, orderId), eq(reviews.pid, 0)))) > 0;
}

/**
 * Recomputes the review count and favour rate of products from what is published; of all products by default.
 */
export async function recountReviews(db: Database, productId?: number): Promise<void> {
  const ofProducts = productId === undefined ? sql`true` : eq(reviews.productId, productId);
  if (productId !== undefined) {
    // Two reviews published concurrently must not miss each other.
    await db.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('update');
  }
  await db.execute(sql`
    update ${products} set comments = counted.total, favor_rate = counted.rate
    from (
      select goods_id, count(*)::int as total,
        round(100.0 * count(*) filter (where star >= 4) / count(*))::int as rate
      from ${reviews}
      where ${reviews.pid} = 0 and ${reviews.status} = 'normal' and ${ofProducts}
      group by goods_id
    ) as counted
    where goods.id = counted.goods_id`);
  // The last review of a product may have been hidden.
  if (productId !== undefined)
    await db
      .update(products)
      .set({ comments: 0 })
      .where(
        and(
          eq(products.id, productId),
          sql`not exists (select 1 from ${reviews} where ${reviews.productId} = ${productId} and ${reviews.pid} = 0 and ${reviews.status} = 'normal')`,
        ),
      );
}
