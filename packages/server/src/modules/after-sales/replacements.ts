import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { skuPrices, skus } from '../../db/schema/products.ts';
import type { LineAttribute } from '../../db/schema/order.ts';
import { countries } from '../../http/countries.ts';
import { findSkuAttributes } from '../cart/rows.ts';
import { priceNow } from '../discount/priceNow.ts';
import { findActiveRules } from '../discount/service.ts';
import { getItemDiscounts } from '../discount/rules.ts';
import type { OrderLineRow, OrderRow } from '../order/afterSalesState.ts';

/** A variant that may be sent instead of returned pieces. */
export interface Replacement {
  readonly skuId: number;
  readonly skuCode: string;
  readonly attributes: readonly LineAttribute[];
  readonly stock: number;
  /** It is the returned variant. */
  readonly isSame: boolean;
}

/** Decimals of currencies that no country of the shop has any more. */
const usualDecimals = 2;

/**
 * Variants that may replace returned pieces without any money: the returned one, and those on sale that cost what the
 * shopper paid for a piece, with the running offers on the product or without.
 */
export async function findReplacements(
  db: Database,
  order: Pick<OrderRow, 'currency'>,
  line: Pick<OrderLineRow, 'productId' | 'price'>,
  returned: ReadonlySet<number>,
  now: number,
): Promise<readonly Replacement[]> {
  const { productId } = line;
  const rows = await db
    .select({
      id: skus.id,
      skuCode: skus.skuCode,
      specIds: skus.specIds,
      stock: skus.stock,
      isActive: skus.isActive,
      price: skuPrices.price,
    })
    .from(skus)
    .leftJoin(skuPrices, and(eq(skuPrices.skuId, skus.id), eq(skuPrices.currency, order.currency)))
    .where(eq(skus.productId, productId))
    .orderBy(desc(skus.weigh), asc(skus.id));
  const discounts = getItemDiscounts(await findActiveRules(db));
  const decimals = countries.find(({ currency }) => currency === order.currency)?.decimals ?? usualDecimals;
  const costsAsMuch = (regular: number) =>
    regular === line.price || priceNow({ productId, regular }, discounts, now, decimals).price === line.price;
  const allowed = rows.filter(
    ({ id, isActive, price }) => returned.has(id) || (isActive && price !== null && costsAsMuch(price)),
  );
  const attributes = await findSkuAttributes(db, allowed);
  const sameFirst = allowed.toSorted(
    (one, other) => Number(returned.has(other.id)) - Number(returned.has(one.id)),
  );
  return sameFirst.map(({ id, skuCode, stock }) => ({
    skuId: id,
    skuCode,
    attributes: attributes.get(id) ?? [],
    stock,
    isSame: returned.has(id),
  }));
}
