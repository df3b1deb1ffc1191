import { and, eq, inArray } from 'drizzle-orm';
import { goodsTexts, skuPrices, skus } from '../../db/schema/goods.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { type Language, languages, type Localized } from '../../i18n/language.ts';
import { findSkuAttributes } from '../cart/rows.ts';
import type { Quote } from './quote.ts';
import type { OrderRow } from './repository.ts';

type LineValues = typeof orderLines.$inferInsert;

/** The titles of goods in every language. */
export type Titles = ReadonlyMap<number, Localized>;

/** Writes the lines of an order with titles, attributes and amounts as they are now, gifts last. */
export async function writeLines(
  context: ShopperContext,
  order: OrderRow,
  quote: Quote,
  gifts: Quote['gifts'],
  titles: Titles,
): Promise<void> {
  const { db } = context;
  const orderId = order.id;
  const priced = new Map(quote.priced.lines.map((line) => [line.key, line]));
  const bought = quote.rows.map(({ cart, goods, sku, attributes, price, marketprice }): LineValues => ({
    orderId,
    goodsId: goods.id,
    skuId: sku.id,
    cartId: cart.id,
    goodsSn: sku.goodsSn,
    title: titles.get(goods.id) ?? sameText(''),
    attributes,
    image: sku.image || (goods.images[0] ?? ''),
    nums: cart.nums,
    price: price ?? 0,
    marketprice: marketprice ?? 0,
    realAmount: priced.get(cart.id)?.realAmount ?? 0,
    pointsAmount: priced.get(cart.id)?.pointsAmount ?? 0,
    weightGrams: goods.weightGrams,
  }));
  const given = await toGiftLines(context, orderId, gifts, titles);
  const written = await db
    .insert(orderLines)
    .values([...bought, ...given])
    .returning({ id: orderLines.id, cartId: orderLines.cartId });
  await nameDiscountedLines(context, order, written);
}

/** Discounts of a quote name cart rows; those of an order name its lines. */
async function nameDiscountedLines(
  { db }: ShopperContext,
  order: OrderRow,
  written: readonly { readonly id: number; readonly cartId: number | null }[],
): Promise<void> {
  if (order.discounts.length === 0) return;
  const discounts = order.discounts.map((discount) => ({
    ...discount,
    lineIds: written.flatMap(({ id, cartId }) =>
      cartId !== null && discount.lineIds.includes(cartId) ? [id] : [],
    ),
  }));
  await db.update(orders).set({ discounts }).where(eq(orders.id, order.id));
}

async function toGiftLines(
  { db, currency }: ShopperContext,
  orderId: number,
  gifts: Quote['gifts'],
  titles: Titles,
): Promise<LineValues[]> {
  if (gifts.length === 0) return [];
  const rows = await db
    .select()
    .from(skus)
    .where(
      inArray(
        skus.id,
        gifts.map(({ skuId }) => skuId),
      ),
    );
  const worth = await db
    .select()
    .from(skuPrices)
    .where(
      inArray(
        skuPrices.skuId,
        gifts.map(({ skuId }) => skuId),
      ),
    );
  const attributes = await findSkuAttributes(db, rows);
  return gifts.map((gift) => ({
    orderId,
    goodsId: gift.goodsId,
    skuId: gift.skuId,
    cartId: null,
    goodsSn: rows.find(({ id }) => id === gift.skuId)?.goodsSn ?? '',
    title: titles.get(gift.goodsId) ?? sameText(gift.title),
    attributes: attributes.get(gift.skuId) ?? [],
    image: gift.image,
    nums: gift.nums,
    price: 0,
    marketprice: worth.find((row) => row.skuId === gift.skuId && row.currency === currency)?.price ?? 0,
    realAmount: 0,
    isGift: true,
  }));
}

/** Reads the titles of everything that an order may come to hold. */
export async function findTitles({ db }: ShopperContext, { rows: bought, gifts }: Quote): Promise<Titles> {
  const goodsIds = [...bought.map(({ goods }) => goods.id), ...gifts.map(({ goodsId }) => goodsId)];
  const rows = await db
    .select({ goodsId: goodsTexts.goodsId, language: goodsTexts.language, title: goodsTexts.title })
    .from(goodsTexts)
    // The languages too, because the key of the table begins with them.
    .where(and(inArray(goodsTexts.language, [...languages]), inArray(goodsTexts.goodsId, goodsIds)));
  return new Map(
    goodsIds.map((id) => {
      const own = rows.filter(({ goodsId }) => goodsId === id);
      const titleIn = (language: Language) => own.find((row) => row.language === language)?.title ?? '';
      return [id, inEveryLanguage(titleIn)];
    }),
  );
}

function inEveryLanguage(textIn: (language: Language) => string): Localized {
  return Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Record<
    Language,
    string
  >;
}

function sameText(text: string): Localized {
  return inEveryLanguage(() => text);
}
