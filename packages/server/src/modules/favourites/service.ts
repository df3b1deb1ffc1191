import { and, desc, eq, sql } from 'drizzle-orm';
import { favourites } from '../../db/schema/favourites.ts';
import { products } from '../../db/schema/products.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import { translate } from '../../i18n/translate.ts';
import { getDiscountRules } from '../discount/service.ts';
import { findCardRows } from '../products/cardQuery.ts';
import { cheapestPiece } from '../products/cards.ts';
import { money, pictureUrl, toPage } from '../products/wireValues.ts';

/** Adds a product to the favourites or removes it; without `status` it toggles. */
export async function setFavourite(
  { db, shopper, now }: ShopperContext,
  productId: number,
  status: number | null,
): Promise<Result<{ status: number }>> {
  const [known] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (!known) return refuse('NOT_FOUND');
  const [row] = await db
    .insert(favourites)
    .values({ userId: shopper.id, productId, status: status ?? 1, createtime: now })
    .onConflictDoUpdate({
      target: [favourites.userId, favourites.productId],
      set: { status: status ?? sql`1 - ${favourites.status}`, createtime: now },
    })
    .returning({ status: favourites.status });
  return ok({ status: row?.status ?? 0 });
}

/** Number of the shopper's favourites. */
export async function countFavourites({ db, shopper }: ShopperContext): Promise<number> {
  return db.$count(favourites, isFavouriteOf(shopper.id));
}

function isFavouriteOf(shopperId: number) {
  return and(eq(favourites.userId, shopperId), eq(favourites.status, 1));
}

/** One page of the shopper's favourites, newest first. */
export async function readFavourites(context: ShopperContext, page: number, size: number) {
  const { db, shopper, language, currency, baseUrl } = context;
  const where = isFavouriteOf(shopper.id);
  const rows = await db
    .select()
    .from(favourites)
    .where(where)
    .orderBy(desc(favourites.createtime), desc(favourites.id))
    .offset((page - 1) * size)
    .limit(size);
  const ids = rows.map(({ productId }) => productId);
  const cards = await findCardRows(db, ids, language, currency);
  const rules = await getDiscountRules(context, ids);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const data = rows.map((row) => {
    const card = byId.get(row.productId);
    return {
      id: row.id,
      goods_id: row.productId,
      user_id: row.userId,
      status: row.status,
      status_text: translate(context.language, 'favourite.status'),
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
  return toPage(await db.$count(favourites, where), page, size, data);
}
