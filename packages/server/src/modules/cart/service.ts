import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  type cartAdd,
  maxCartQuantity,
  maxCartRows,
  type cartSetNums,
  type ParsedInputOf,
} from '@pawlet/core/contract';
import { carts } from '../../db/schema/cart.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import { priceNow } from '../discount/priceNow.ts';
import { getItemDiscounts, rulesOfProduct } from '../discount/rules.ts';
import { getDiscountRules } from '../discount/service.ts';
import { toPromotion } from '../discount/words.ts';
import { toCartItem } from './cartItem.ts';
import { type CartRow, findCartRows } from './rows.ts';
import { checkQuantity, chooseSku } from './skuChoice.ts';

/** Adds a SKU to the cart, or makes it the buy-now row; returns the row's id. */
export async function addToCart(
  context: ShopperContext,
  input: ParsedInputOf<typeof cartAdd>,
): Promise<Result<number>> {
  const { db, now, currency, shopper } = context;
  const sku = await chooseSku(db, input.goods_id, input.goods_sku_id, currency);
  if (!('kind' in sku)) return sku;
  if (input.sceneval === 2) {
    await db.delete(carts).where(and(eq(carts.userId, shopper.id), eq(carts.sceneval, 2)));
  } else if ((await countOtherRows(context, sku.id)) >= maxCartRows) {
    return refuse('LIMIT_REACHED', { data: { limit: maxCartRows } });
  }
  const discounts = getItemDiscounts(await getDiscountRules(context, [sku.productId]));
  const piece = priceNow(
    { productId: sku.productId, regular: sku.price },
    discounts,
    now,
    context.country.decimals,
  );
  const [row] = await db
    .insert(carts)
    .values({
      userId: shopper.id,
      productId: sku.productId,
      skuId: sku.id,
      sceneval: input.sceneval,
      quantity: input.nums,
      priceAdded: piece.price,
      currencyAdded: currency,
      createtime: now,
      updatetime: now,
    })
    .onConflictDoUpdate({
      target: input.sceneval === 2 ? carts.userId : [carts.userId, carts.skuId],
      targetWhere: sql`${carts.sceneval} = ${sql.raw(String(input.sceneval))}`,
      set:
        input.sceneval === 2
          ? { skuId: sku.id, productId: sku.productId, quantity: input.nums, updatetime: now }
          : { quantity: sql`least(${carts.quantity} + ${input.nums}, ${maxCartQuantity})`, updatetime: now },
    })
    .returning({ id: carts.id, sceneval: carts.sceneval, quantity: carts.quantity });
  if (!row) throw new Error('The cart row was not written.');
  return (await checkQuantity(db, shopper.id, sku, row, sku.id)) ?? ok(row.id);
}

/**
 * Sets the quantity of a row, and its SKU when given. A row that already has the SKU is merged into this one.
 */
export async function setQuantity(
  context: ShopperContext,
  input: ParsedInputOf<typeof cartSetNums>,
): Promise<Result<null>> {
  const { db, now, currency, shopper } = context;
  const [row] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.id, input.id), eq(carts.userId, shopper.id)))
    .for('update');
  if (!row) return refuse('NOT_FOUND');
  const sku = await chooseSku(db, row.productId, input.goods_sku_id ?? row.skuId, currency);
  if (!('kind' in sku)) return sku;
  const taken =
    sku.id === row.skuId
      ? []
      : await db
          .delete(carts)
          .where(
            and(
              eq(carts.userId, shopper.id),
              eq(carts.skuId, sku.id),
              eq(carts.sceneval, row.sceneval),
              ne(carts.id, row.id),
            ),
          )
          .returning({ quantity: carts.quantity });
  const quantity = Math.min(
    taken.reduce((total, other) => total + other.quantity, input.nums),
    maxCartQuantity,
  );
  await db.update(carts).set({ skuId: sku.id, quantity, updatetime: now }).where(eq(carts.id, row.id));
  const refusal = await checkQuantity(db, shopper.id, sku, { ...row, quantity }, row.id);
  return refusal ?? ok();
}

/** Removes rows; NOT_FOUND when none of them belongs to the shopper. */
export async function removeFromCart(
  { db, shopper }: ShopperContext,
  ids: readonly number[],
): Promise<Result<null>> {
  const removed = await db
    .delete(carts)
    .where(and(eq(carts.userId, shopper.id), inArray(carts.id, [...ids])))
    .returning({ id: carts.id });
  return removed.length > 0 ? ok() : refuse('NOT_FOUND');
}

/** The rows of the cart, newest first; with `ids` only those. */
export async function readCart(context: ShopperContext, ids: readonly number[], sceneval: number) {
  const filter = { userId: context.shopper.id, sceneval, ids: ids.length > 0 ? ids : undefined };
  const rows = await findCartRows(context.db, filter, context.language, context.currency);
  const rules = await getDiscountRules(
    context,
    rows.map(({ product: products }) => products.id),
  );
  const discounts = getItemDiscounts(rules);
  const getPiece = ({ product: products, price }: CartRow) =>
    priceNow(
      { productId: products.id, regular: price ?? 0 },
      discounts,
      context.now,
      context.country.decimals,
    );
  return rows.map((row) => ({
    ...toCartItem(row, getPiece(row), context),
    promotions: rulesOfProduct(rules, { ...row.product, parentCategoryId: row.parentCategoryId }).map(
      (rule) => toPromotion(rule, context),
    ),
  }));
}

/** Number of rows in the cart except that of a SKU, which can be increased even when the cart is full. */
async function countOtherRows({ db, shopper }: ShopperContext, skuId: number): Promise<number> {
  return db.$count(carts, and(eq(carts.userId, shopper.id), eq(carts.sceneval, 1), ne(carts.skuId, skuId)));
}

/** Number of rows in the cart. */
export async function countRows({ db, shopper }: ShopperContext): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(carts)
    .where(and(eq(carts.userId, shopper.id), eq(carts.sceneval, 1)));
  return row?.value ?? 0;
}
