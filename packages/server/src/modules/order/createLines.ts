import { inArray, sql } from 'drizzle-orm';
import { insertOfRows } from '../../db/bulk.ts';
import type { Database } from '../../db/database.ts';
import { prepareSql } from '../../db/prepared.ts';
import { productTexts, skuPrices, skus } from '../../db/schema/products.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { languages } from '../../i18n/language.ts';
import { findSkuAttributes } from '../cart/rows.ts';
import type { Quote } from './quote.ts';

type LineValues = Omit<typeof orderLines.$inferInsert, 'orderId' | 'title'>;

/** The current title of the product in every language. */
const titleNow = sql`(
  select jsonb_object_agg(spoken.language, coalesce(${productTexts.title}, ''))
  from unnest(${sql.param([...languages])}::text[]) as spoken (language)
    left join ${productTexts} on ${productTexts.language} = spoken.language and ${productTexts.productId} = given."productId")`;

const insertLines = prepareSql<{ readonly id: number; readonly cart_id: number | null }>(
  sql`${insertOfRows(
    orderLines,
    [
      'productId',
      'skuId',
      'cartId',
      'skuCode',
      'attributes',
      'image',
      'quantity',
      'price',
      'marketprice',
      'realAmount',
      'pointsAmount',
      'weightGrams',
      'isGift',
    ],
    { orderId: sql`${sql.placeholder('orderId')}::int`, title: titleNow },
  )} returning id, cart_id`,
);

/** A created line, and the cart row that it comes from. */
export interface WrittenLine {
  readonly id: number;
  readonly cart_id: number | null;
}

/** Creates the lines of an order with current titles, attributes and amounts, followed by its gifts. */
export async function writeLines(
  context: ShopperContext,
  orderId: number,
  quote: Quote,
): Promise<readonly WrittenLine[]> {
  const priced = new Map(quote.priced.lines.map((line) => [line.key, line]));
  const bought = quote.rows.map(({ cart, product: products, sku, attributes, marketprice }): LineValues => ({
    productId: products.id,
    skuId: sku.id,
    cartId: cart.id,
    skuCode: sku.skuCode,
    attributes,
    image: sku.image || (products.images[0] ?? ''),
    quantity: cart.quantity,
    price: priced.get(cart.id)?.piece.price ?? 0,
    marketprice: marketprice ?? 0,
    realAmount: priced.get(cart.id)?.realAmount ?? 0,
    pointsAmount: priced.get(cart.id)?.pointsAmount ?? 0,
    weightGrams: products.weightGrams,
    isGift: false,
  }));
  const given = await toGiftLines(context, quote.gifts);
  return insertLines(context.db, { orderId, rows: JSON.stringify([...bought, ...given]) });
}

const nameDiscounts = prepareSql(
  sql`update ${orders} set discounts = ${sql.placeholder('discounts')}::jsonb
    where ${orders.id} = ${sql.placeholder('orderId')}`,
);

/** Discounts of a quote refer to cart rows; those of an order to its lines. */
export async function nameDiscountedLines(
  db: Database,
  order: { readonly id: number; readonly discounts: (typeof orders.$inferInsert)['discounts'] },
  lines: readonly WrittenLine[],
): Promise<void> {
  if (order.discounts.length === 0) return;
  const discounts = order.discounts.map((discount) => ({
    ...discount,
    lineIds: lines.flatMap(({ id, cart_id: cartId }) =>
      cartId !== null && discount.lineIds.includes(cartId) ? [id] : [],
    ),
  }));
  await nameDiscounts(db, { orderId: order.id, discounts: JSON.stringify(discounts) });
}

/** Removes the lines of gifts that were out of stock. */
export async function removeLostGifts(
  db: Database,
  lines: readonly WrittenLine[],
  gifts: Quote['gifts'],
  kept: Quote['gifts'],
): Promise<void> {
  const ofGifts = lines.slice(lines.length - gifts.length);
  const lost = ofGifts.flatMap(({ id }, place) => {
    const gift = gifts[place];
    return gift === undefined || kept.includes(gift) ? [] : [id];
  });
  await db.delete(orderLines).where(inArray(orderLines.id, lost));
}

async function toGiftLines(
  { db, currency }: ShopperContext,
  gifts: Quote['gifts'],
): Promise<readonly LineValues[]> {
  if (gifts.length === 0) return [];
  const skuIds = gifts.map(({ skuId }) => skuId);
  const [rows, worth] = await Promise.all([
    db.select().from(skus).where(inArray(skus.id, skuIds)),
    db.select().from(skuPrices).where(inArray(skuPrices.skuId, skuIds)),
  ]);
  const attributes = await findSkuAttributes(db, rows);
  return gifts.map((gift) => ({
    productId: gift.productId,
    skuId: gift.skuId,
    cartId: null,
    skuCode: rows.find(({ id }) => id === gift.skuId)?.skuCode ?? '',
    attributes: attributes.get(gift.skuId) ?? [],
    image: gift.image,
    quantity: gift.quantity,
    price: 0,
    marketprice: worth.find((row) => row.skuId === gift.skuId && row.currency === currency)?.price ?? 0,
    realAmount: 0,
    pointsAmount: 0,
    weightGrams: 0,
    isGift: true,
  }));
}
