import { and, desc, eq, sql } from 'drizzle-orm';
import { collects } from '../../db/schema/collect.ts';
import { products } from '../../db/schema/goods.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import { translate } from '../../i18n/translate.ts';
import { getDiscountRules } from '../discount/service.ts';
import { findCardRows } from '../goods/cardQuery.ts';
import { cheapestPiece } from '../goods/cards.ts';
import { money, pictureUrl, toPage } from '../goods/wireValues.ts';

/** Adds a product to the favourites or removes it; without `status` it toggles. */
export async function setFavourite(
  { db, shopper, now }: ShopperContext,
  goodsId: number,
  status: number | null,
): Promise<Result<{ status: number }>> {
  const [known] = await db.select({ id: products.id }).from(products).where(eq(products.id, goodsId));
  if (!known) return refuse('NOT_FOUND');
  const [row] = await db
    .insert(collects)
    .values({ userId: shopper.id, goodsId, status: status ?? 1, createtime: now })
    .onConflictDoUpdate({
      target: [collects.userId, collects.goodsId],
      set: { status: status ?? sql`1 - ${collects.status}`, createtime: now },
    })
    .returning({ status: collects.status });
  return ok({ status: row?.status ?? 0 });
}

/** Number of the shopper's favourites. */
export async function countFavourites({ db, shopper }: ShopperContext): Promise<number> {
  return db.$count(collects, isFavouriteOf(shopper.id));
}

function isFavouriteOf(shopperId: number) {
  return and(eq(collects.userId, shopperId), eq(collects.status, 1));
}

/** One page of the shopper's favourites, newest first. */
export async function readFavourites(context: ShopperContext, page: number, size: number) {
  const { db, shopper, language, currency, baseUrl } = context;
  const where = isFavouriteOf(shopper.id);
  const rows = await db
    .select()
    .from(collects)
    .where(where)
    .orderBy(desc(collects.createtime), desc(collects.id))
    .offset((page - 1) * size)
    .limit(size);
  const ids = rows.map(({ goodsId }) => goodsId);
  const cards = await findCardRows(db, ids, language, currency);
  const rules = await getDiscountRules(context, ids);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const data = rows.map((row) => {
    const card = byId.get(row.goodsId);
    return {
      id: row.id,
      goods_id: row.goodsId,
      user_id: row.userId,
      status: row.status,
      status_text: translate(context.language, 'collect.status'),
      createtime: row.createtime,
      goods: card
        ? {
            id: card.id,
            title: card.title,
            image: pictureUrl(baseUrl, card.images[0] ?? ''),
            price: money(cheapestPiece(card, rules, context).price),
            marketprice: money(card.marketprice),
            description: card.subtitle,
            status: card.status,
            stocks: card.stocks,
          }
        : null,
    };
  });
  return toPage(await db.$count(collects, where), page, size, data);
}
