import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, productTexts, skuPrices, skus } from '../../db/schema/products.ts';
import { restockAlerts, restockSkus } from '../../db/schema/restock.ts';
import { shoppers } from '../../db/schema/shopper.ts';

type AlertRow = typeof restockAlerts.$inferSelect;

/** Whether a SKU can be bought now; needs `skus` and `goods` in the query. */
export const isAvailable = sql<boolean>`(${products.status} = 'normal' and ${skus.isActive} and ${skus.stock} >= ${products.buyMin})`;

/** Whether a SKU is visible in the shop; needs `skus` and `goods` in the query. */
const isShown = and(eq(skus.isActive, true), ne(products.status, 'hidden'));

/** Recipient of an alert: the account's current address, else the alert's. */
export const recipientSql = sql<string>`coalesce(nullif(${shoppers.email}, ''), ${restockAlerts.email})`;

/**
 * A SKU, or the only one of its product when none is given, and whether it can be bought now; undefined for a
 * hidden one.
 */
export async function findSku(
  db: Database,
  productId: number,
  skuId: number | null,
): Promise<{ id: number; isAvailable: boolean } | undefined> {
  const isMeant = skuId === null ? eq(products.isMulti, false) : eq(skus.id, skuId);
  const [row] = await db
    .select({ id: skus.id, isAvailable })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(products.id, productId), isMeant, isShown))
    .limit(1);
  return row;
}

/** The shopper's own e-mail address, null without one. */
export async function findOwnEmail(db: Database, userId: number): Promise<string | null> {
  const [row] = await db.select({ email: shoppers.email }).from(shoppers).where(eq(shoppers.id, userId));
  return row?.email ?? null;
}

/** Number of open alerts of an address, except for this SKU. */
export async function countOtherAlerts(db: Database, email: string, skuId: number): Promise<number> {
  return db.$count(
    restockAlerts,
    and(eq(restockAlerts.email, email), isNull(restockAlerts.donetime), ne(restockAlerts.skuId, skuId)),
  );
}

/** Stores an alert; an open one for this SKU and address keeps its token. Returns the token. */
export async function saveAlert(
  db: Database,
  alert: Pick<
    AlertRow,
    'skuId' | 'userId' | 'email' | 'token' | 'language' | 'country' | 'createtime' | 'expiretime'
  >,
): Promise<string> {
  const { skuId, userId, language, country, expiretime } = alert;
  const [row] = await db
    .insert(restockAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [restockAlerts.skuId, restockAlerts.email],
      targetWhere: isNull(restockAlerts.donetime),
      set: {
        userId: sql`coalesce(${userId}::int, ${restockAlerts.userId})`,
        language,
        country,
        expiretime,
        // It is sold out again: queued notifications are cancelled.
        queuetime: null,
        duetime: null,
      },
    })
    .returning({ token: restockAlerts.token });
  // The SKU is sold out: its time in stock is counted from now on.
  await db
    .insert(restockSkus)
    .values({ skuId })
    .onConflictDoUpdate({ target: restockSkus.skuId, set: { backtime: null } });
  return row?.token ?? alert.token;
}

/** Removes an alert. */
export async function removeAlert(db: Database, token: string): Promise<void> {
  await db.delete(restockAlerts).where(eq(restockAlerts.token, token));
}

/** Whose alerts to read. */
export interface AlertOwner {
  readonly userId: number | null;
  /** The account's own address, null without one. */
  readonly email: string | null;
  readonly tokens: readonly string[];
}

const maxListed = 200;

/** The open alerts, newest first, with their products. */
export async function findAlerts(
  db: Database,
  { userId, email, tokens }: AlertOwner,
  language: string,
  now: number,
) {
  const owners: SQL[] = [
    ...(userId === null ? [] : [eq(restockAlerts.userId, userId)]),
    ...(email === null ? [] : [eq(restockAlerts.email, email)]),
    ...(tokens.length === 0 ? [] : [inArray(restockAlerts.token, [...tokens])]),
  ];
  if (owners.length === 0) return [];
  return db
    .select({
      alert: restockAlerts,
      recipient: recipientSql,
      productId: products.id,
      specIds: skus.specIds,
      skuImage: skus.image,
      images: products.images,
      title: productTexts.title,
    })
    .from(restockAlerts)
    .innerJoin(skus, eq(skus.id, restockAlerts.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, language)),
    )
    .leftJoin(shoppers, eq(shoppers.id, restockAlerts.userId))
    .where(and(or(...owners), isNull(restockAlerts.donetime), gt(restockAlerts.expiretime, now), isShown))
    .orderBy(desc(restockAlerts.createtime), desc(restockAlerts.id))
    .limit(maxListed);
}

/** The current data of an e-mail; undefined where the SKU no longer exists. */
export async function findUpdates(db: Database, alertId: number, language: string, currency: string) {
  const [row] = await db
    .select({
      recipient: recipientSql,
      isAvailable,
      skuId: skus.id,
      specIds: skus.specIds,
      productId: products.id,
      title: productTexts.title,
      regular: skuPrices.price,
    })
    .from(restockAlerts)
    .innerJoin(skus, eq(skus.id, restockAlerts.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, language)),
    )
    .leftJoin(skuPrices, and(eq(skuPrices.skuId, skus.id), eq(skuPrices.currency, currency)))
    .leftJoin(shoppers, eq(shoppers.id, restockAlerts.userId))
    .where(eq(restockAlerts.id, alertId));
  return row;
}
