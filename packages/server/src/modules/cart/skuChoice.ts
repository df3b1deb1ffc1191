import { and, eq, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { carts } from '../../db/schema/cart.ts';
import { products, skuPrices, skus } from '../../db/schema/products.ts';
import { invalid, refuse, type Refusal } from '../../http/result.ts';

/** The SKU that a shopper selected. */
export interface ChosenSku {
  readonly kind: 'sku';
  readonly id: number;
  readonly productId: number;
  readonly stock: number;
  /** Regular price. */
  readonly price: number;
  readonly buyMin: number;
  readonly buyLimit: number;
}

/** Finds the SKU of a product; without a SKU id the only one of a product without options. */
export async function chooseSku(
  db: Database,
  productId: number,
  skuId: number | null,
  currency: string,
): Promise<ChosenSku | Refusal> {
  const rows = await db
    .select({ product: products, sku: skus, price: skuPrices.price })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .leftJoin(skuPrices, and(eq(skuPrices.skuId, skus.id), eq(skuPrices.currency, currency)))
    .where(and(eq(products.id, productId), skuId === null ? eq(skus.specIds, '') : eq(skus.id, skuId)));
  const [row] = rows;
  if (!row) {
    const known = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
    return known.length > 0 && skuId === null ? invalid({ goods_sku_id: 'required' }) : refuse('NOT_FOUND');
  }
  if (row.product.status !== 'normal' || !row.sku.isActive || row.price === null) {
    return refuse('OFF_SHELF', { data: { lines: [{ id: row.sku.id }] } });
  }
  const { buyMin, buyLimit } = row.product;
  return { kind: 'sku', id: row.sku.id, productId, stock: row.sku.stock, price: row.price, buyMin, buyLimit };
}

/**
 * Checks a quantity against the product's own limits and the stock; `lineId` is returned with the refusal.
 */
export async function checkQuantity(
  db: Database,
  userId: number,
  sku: ChosenSku,
  row: { readonly id: number; readonly sceneval: number; readonly quantity: number },
  lineId: number,
): Promise<Refusal | null> {
  if (row.quantity < sku.buyMin) return invalid({ nums: 'range' });
  if (sku.buyLimit > 0) {
    // The limit applies to all variants of a product together.
    const [inCart] = await db
      .select({ quantity: sum(carts.quantity).mapWith(Number) })
      .from(carts)
      .where(
        and(eq(carts.userId, userId), eq(carts.productId, sku.productId), eq(carts.sceneval, row.sceneval)),
      );
    if ((inCart?.quantity ?? 0) > sku.buyLimit)
      return refuse('LIMIT_REACHED', { data: { limit: sku.buyLimit } });
  }
  if (row.quantity > sku.stock)
    return refuse('OUT_OF_STOCK', { data: { lines: [{ id: lineId, left: sku.stock }] } });
  return null;
}
