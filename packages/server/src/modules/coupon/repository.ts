import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { brands, categories } from '../../db/schema/category.ts';
import { couponClaims, coupons, userCoupons } from '../../db/schema/coupon.ts';
import { orders } from '../../db/schema/order.ts';
import type { Localized } from '../../i18n/language.ts';
import type { CouponRow } from './rules.ts';

/** A shopper's coupon as stored. */
export type UserCouponRow = typeof userCoupons.$inferSelect;

/** A shopper's coupon with its definition. */
export interface OwnCoupon {
  readonly own: UserCouponRow;
  readonly coupon: CouponRow;
}

/** A coupon on offer or handed out; null when it was withdrawn. */
export async function findCoupon(db: Database, id: number): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.isActive, true)));
  return row ?? null;
}

function isOnOffer(now: number): SQL | undefined {
  return and(
    eq(coupons.isActive, true),
    eq(coupons.isOpen, true),
    or(isNull(coupons.endtime), gt(coupons.endtime, now)),
  );
}

/** One page of the coupons that are on offer. */
export async function findOpenCoupons(
  db: Database,
  filter: { readonly now: number; readonly kind: 'percent' | 'minus' | null },
  offset: number,
  limit: number,
): Promise<{ readonly rows: CouponRow[]; readonly total: number }> {
  const kind = filter.kind === null ? undefined : sql`${coupons.reduction} ->> 'kind' = ${filter.kind}`;
  const where = and(isOnOffer(filter.now), kind);
  const rows = await db
    .select()
    .from(coupons)
    .where(where)
    .orderBy(desc(coupons.weigh), asc(coupons.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(coupons, where) };
}

/** All coupons on offer. */
export async function findCouponsOnOffer(db: Database, now: number): Promise<CouponRow[]> {
  return db.select().from(coupons).where(isOnOffer(now)).orderBy(desc(coupons.weigh), asc(coupons.id));
}

/** How many of each coupon a shopper has claimed. */
export async function findClaims(
  db: Database,
  userId: number,
  couponIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(couponClaims)
    .where(and(eq(couponClaims.userId, userId), inArray(couponClaims.couponId, [...couponIds])));
  return new Map(rows.map(({ couponId, claimed }) => [couponId, claimed]));
}

/** Whether a shopper has ever paid an order. */
export async function hasBought(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.paystate, 'paid')))
    .limit(1);
  return rows.length > 0;
}

/** Counts another claim of a shopper; false at the limit, also under concurrency. */
export async function takeShare(db: Database, coupon: CouponRow, userId: number): Promise<boolean> {
  const rows = await db
    .insert(couponClaims)
    .values({ couponId: coupon.id, userId, claimed: 1 })
    .onConflictDoUpdate({
      target: [couponClaims.couponId, couponClaims.userId],
      set: { claimed: sql`${couponClaims.claimed} + 1` },
      setWhere: coupon.perPerson > 0 ? sql`${couponClaims.claimed} < ${coupon.perPerson}` : sql`true`,
    })
    .returning({ claimed: couponClaims.claimed });
  return rows.length > 0;
}

/** Takes one from the available coupons; false when none is left, also under concurrency. */
export async function takeOne(db: Database, couponId: number): Promise<boolean> {
  const rows = await db
    .update(coupons)
    .set({ claimed: sql`${coupons.claimed} + 1` })
    .where(
      and(eq(coupons.id, couponId), or(eq(coupons.total, 0), sql`${coupons.claimed} < ${coupons.total}`)),
    )
    .returning({ id: coupons.id });
  return rows.length > 0;
}

/** Adds a coupon to a shopper's coupons. */
export async function insertUserCoupon(db: Database, values: typeof userCoupons.$inferInsert): Promise<void> {
  await db.insert(userCoupons).values(values);
}

/** Which of a shopper's coupons to list. */
export type OwnedTab = 'unused' | 'used' | 'expired' | 'coming' | 'all';

function inTab(tab: OwnedTab, now: number): SQL | undefined {
  const isUnused = eq(userCoupons.isUsed, false);
  if (tab === 'used') return eq(userCoupons.isUsed, true);
  if (tab === 'expired') return and(isUnused, lte(userCoupons.expireTime, now));
  if (tab === 'coming') return and(isUnused, gt(userCoupons.beginTime, now));
  return tab === 'unused' ? and(isUnused, gt(userCoupons.expireTime, now)) : undefined;
}

/** One page of a shopper's coupons, newest first. */
export async function findOwnCoupons(
  db: Database,
  filter: { readonly userId: number; readonly tab: OwnedTab; readonly now: number },
  offset: number,
  limit: number,
): Promise<{ readonly rows: OwnCoupon[]; readonly total: number }> {
  const where = and(eq(userCoupons.userId, filter.userId), inTab(filter.tab, filter.now));
  const rows = await db
    .select({ own: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(where)
    .orderBy(desc(userCoupons.createtime), desc(userCoupons.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(userCoupons, where) };
}

/** Number of coupons that a shopper can still use. */
export async function countUsable(db: Database, userId: number, now: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(userCoupons)
    .where(and(eq(userCoupons.userId, userId), inTab('unused', now)));
  return row?.total ?? 0;
}

/** One of a shopper's coupons. */
export async function findOwnCoupon(db: Database, userId: number, id: number): Promise<OwnCoupon | null> {
  const [row] = await db
    .select({ own: userCoupons, coupon: coupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(and(eq(userCoupons.id, id), eq(userCoupons.userId, userId)));
  return row ?? null;
}

/** Uses a coupon; false when it is used, expired or not yet valid, also under concurrency. */
export async function spendCoupon(db: Database, userId: number, id: number, now: number): Promise<boolean> {
  const rows = await db
    .update(userCoupons)
    .set({ isUsed: true, usetime: now })
    .where(
      and(
        eq(userCoupons.id, id),
        eq(userCoupons.userId, userId),
        eq(userCoupons.isUsed, false),
        lte(userCoupons.beginTime, now),
        gt(userCoupons.expireTime, now),
      ),
    )
    .returning({ id: userCoupons.id });
  return rows.length > 0;
}

/** Reverts the use of a coupon without extending its validity. */
export async function returnCoupon(db: Database, userId: number, id: number): Promise<void> {
  await db
    .update(userCoupons)
    .set({ isUsed: false, usetime: null })
    .where(and(eq(userCoupons.id, id), eq(userCoupons.userId, userId), gte(userCoupons.usetime, 0)));
}

/** Names of the categories and brands that coupons apply to. */
export async function findScopeNames(
  db: Database,
  rows: readonly CouponRow[],
): Promise<{
  readonly categories: ReadonlyMap<number, Localized>;
  readonly brands: ReadonlyMap<number, string>;
}> {
  const categoryIds = rows.flatMap(({ scope }) => scope.categoryIds);
  const brandIds = rows.flatMap(({ scope }) => scope.brandIds);
  const categoryRows =
    categoryIds.length > 0
      ? await db.select().from(categories).where(inArray(categories.id, categoryIds))
      : [];
  const brandRows =
    brandIds.length > 0 ? await db.select().from(brands).where(inArray(brands.id, brandIds)) : [];
  return {
    categories: new Map(categoryRows.map(({ id, name }) => [id, name])),
    brands: new Map(brandRows.map(({ id, name }) => [id, name])),
  };
}
