import { and, eq, inArray, or, sql, sum } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { carts } from '../../src/db/schema/cart.ts';
import { categories } from '../../src/db/schema/category.ts';
import { coupons, userCoupons } from '../../src/db/schema/coupon.ts';
import { discountCodes, discountCodeUses, discountRules } from '../../src/db/schema/discount.ts';
import { products, skus, stockMovements } from '../../src/db/schema/products.ts';
import { orderLines, orders } from '../../src/db/schema/order.ts';
import { payments } from '../../src/db/schema/payment.ts';
import { pointsLogs } from '../../src/db/schema/points.ts';
import { idempotencyKeys } from '../../src/db/schema/session.ts';
import { shoppers } from '../../src/db/schema/shopper.ts';
import { demoShopperId } from '../../src/db/seed/demoShopper.ts';

/** A code without limits per person or in total. */
export const code = 'OFTEN';
/** Points spent with each order. */
export const pointsPerOrder = 100;

const endOfTime = 4_102_444_800;

/** What the demo shopper buys repeatedly, and with which discounts. */
export interface Balances {
  readonly userId: number;
  /** SKUs that earn the gift, one for each of the concurrent orders. */
  readonly choices: readonly { readonly productId: number; readonly skuId: number }[];
  readonly giftSkuId: number;
  readonly codeId: number;
  /** One coupon per order. */
  readonly userCouponIds: readonly number[];
}

/** Gives the demo shopper coupons, points, a code, and enough products with a gift for `count` orders. */
export async function fillBalances(
  db: Database,
  { count, atOnce }: { readonly count: number; readonly atOnce: number },
): Promise<Balances> {
  const userId = await demoShopperId(db);
  const [gift] = await db.select().from(discountRules).where(eq(discountRules.kind, 'gift'));
  const choices = await db
    .select({ skuId: skus.id, productId: skus.productId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        or(eq(categories.id, gift?.categoryId ?? 0), eq(categories.pid, gift?.categoryId ?? 0)),
        eq(products.isMulti, true),
        eq(products.buyLimit, 0),
      ),
    )
    .orderBy(skus.id)
    .limit(atOnce);
  const [coupon] = await db.select().from(coupons);
  if (!gift?.skuId || choices.length < atOnce || !coupon)
    throw new Error('The seed has no gift, not enough products that earn it, or no coupon.');
  await db
    .update(skus)
    .set({ stock: count + 1000 })
    .where(inArray(skus.id, [...choices.map(({ skuId }) => skuId), gift.skuId]));
  await db
    .update(shoppers)
    .set({ points: count * pointsPerOrder + 1000 })
    .where(eq(shoppers.id, userId));
  const off = { kind: 'minus', amounts: { CNY: 100 } } as const;
  const [made] = await db
    .insert(discountCodes)
    .values({ code, name: coupon.name, reduction: off, perPerson: 0 })
    .returning({ id: discountCodes.id });
  const [all] = await db
    .insert(coupons)
    .values({
      slug: 'often',
      name: coupon.name,
      reduction: off,
      scope: { goodsIds: [], categoryIds: [], brandIds: [] },
      mode: 'dates',
      createtime: 0,
    })
    .returning({ id: coupons.id });
  const own = { couponId: all?.id ?? 0, userId, beginTime: 0, expireTime: endOfTime, createtime: 0 };
  const given = await db
    .insert(userCoupons)
    .values(Array.from({ length: count }, () => own))
    .returning({ id: userCoupons.id });
  return {
    userId,
    choices,
    giftSkuId: gift.skuId,
    codeId: made?.id ?? 0,
    userCouponIds: given.map(({ id }) => id),
  };
}

/** Totals that have to be consistent in any case. */
export interface Books {
  readonly orders: number;
  readonly lines: number;
  /** Stored replies of calls with a key. */
  readonly keys: number;
  readonly stock: number;
  readonly giftStock: number;
  readonly movements: number;
  readonly points: number;
  readonly pointsMoves: number;
  readonly pointsSpent: number;
  readonly couponsUsed: number;
  readonly codeUses: number;
  readonly codeUsesOfShopper: number;
  readonly cartRows: number;
  readonly paidOrders: number;
  readonly settledPayments: number;
  readonly surplus: number;
  /** Pieces of the products counted as sold. */
  readonly sales: number;
}

/** Reads the totals of the demo shopper and of the products they buy. */
export async function readBooks(db: Database, balances: Balances): Promise<Books> {
  const { userId, choices, giftSkuId, codeId } = balances;
  const ofShopper = eq(orders.userId, userId);
  const own = db.select({ id: orders.id }).from(orders).where(ofShopper);
  const spent = and(eq(pointsLogs.userId, userId), eq(pointsLogs.kind, 'order_spent'));
  const chosen = inArray(
    skus.id,
    choices.map(({ skuId }) => skuId),
  );
  const [bought] = await db
    .select({ stock: sum(skus.stock), sales: sum(skus.sales) })
    .from(skus)
    .where(chosen);
  const [gift] = await db.select().from(skus).where(eq(skus.id, giftSkuId));
  const [shopper] = await db.select().from(shoppers).where(eq(shoppers.id, userId));
  const [points] = await db
    .select({ total: sum(pointsLogs.delta) })
    .from(pointsLogs)
    .where(spent);
  const [stored] = await db.select().from(discountCodes).where(eq(discountCodes.id, codeId));
  const [uses] = await db
    .select()
    .from(discountCodeUses)
    .where(and(eq(discountCodeUses.codeId, codeId), eq(discountCodeUses.userId, userId)));
  return {
    orders: await db.$count(orders, ofShopper),
    lines: await db.$count(orderLines, inArray(orderLines.orderId, own)),
    keys: await db.$count(idempotencyKeys),
    stock: Number(bought?.stock ?? 0),
    giftStock: gift?.stock ?? 0,
    movements: await db.$count(stockMovements, inArray(stockMovements.orderId, own)),
    points: shopper?.points ?? 0,
    pointsMoves: await db.$count(pointsLogs, spent),
    pointsSpent: -Number(points?.total ?? 0),
    couponsUsed: await db.$count(
      userCoupons,
      and(inArray(userCoupons.id, [...balances.userCouponIds]), eq(userCoupons.isUsed, true)),
    ),
    codeUses: stored?.used ?? 0,
    codeUsesOfShopper: uses?.uses ?? 0,
    cartRows: await db.$count(carts, eq(carts.userId, userId)),
    paidOrders: await db.$count(orders, and(ofShopper, eq(orders.paystate, 'paid'))),
    settledPayments: await db.$count(payments, sql`${payments.transactionId} is not null`),
    surplus: await db.$count(payments, eq(payments.isSurplus, true)),
    sales: Number(bought?.sales ?? 0),
  };
}
