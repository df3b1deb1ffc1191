import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, productTexts, skus } from '../../db/schema/products.ts';

/** The displayed data of a gift. */
export interface GiftRow {
  readonly title: string;
  /** Picture key. */
  readonly image: string;
  readonly stock: number;
  readonly isMulti: boolean;
}

/** Gifts by SKU; those no longer for sale are left out. */
export async function findGifts(
  db: Database,
  skuIds: readonly number[],
  language: string,
): Promise<ReadonlyMap<number, GiftRow>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select({ sku: skus, product: products, title: productTexts.title })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, language)),
    )
    .where(and(inArray(skus.id, [...skuIds]), eq(skus.isActive, true), eq(products.status, 'normal')));
  return new Map(
    rows.map(({ sku, product: { images, isMulti }, title }) => [
      sku.id,
      { title, image: sku.image || (images[0] ?? ''), stock: sku.stock, isMulti },
    ]),
  );
}
