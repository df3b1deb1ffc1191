import { and, desc, eq, sql } from 'drizzle-orm';
import { collects } from '../../db/schema/collect.ts';
import { goods } from '../../db/schema/goods.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import type { Localized } from '../../i18n/language.ts';
import { findCardRows } from '../goods/cardQuery.ts';
import { money, pictureUrl, toPage } from '../goods/wireValues.ts';

const statusWords: Localized = {
  zh: '已收藏',
  en: 'Favourite',
  ja: 'お気に入り',
  fr: 'En favori',
  de: 'Favorit',
  it: 'Preferito',
  es: 'Favorito',
  ko: '찜한 상품',
};

/** Makes a product a favourite or takes it off; without `status` it toggles. */
export async function setFavourite(
  { db, shopper, now }: ShopperContext,
  goodsId: number,
  status: number | null,
): Promise<Result<{ status: number }>> {
  const [known] = await db.select({ id: goods.id }).from(goods).where(eq(goods.id, goodsId));
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

/** One page of the shopper's favourites, newest first. */
export async function readFavourites(context: ShopperContext, page: number, size: number) {
  const { db, shopper, language, currency, baseUrl } = context;
  const where = and(eq(collects.userId, shopper.id), eq(collects.status, 1));
  const rows = await db
    .select()
    .from(collects)
    .where(where)
    .orderBy(desc(collects.createtime), desc(collects.id))
    .offset((page - 1) * size)
    .limit(size);
  const cards = await findCardRows(
    db,
    rows.map(({ goodsId }) => goodsId),
    language,
    currency,
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const data = rows.map((row) => {
    const card = byId.get(row.goodsId);
    return {
      id: row.id,
      goods_id: row.goodsId,
      user_id: row.userId,
      status: row.status,
      status_text: context.pick(statusWords),
      createtime: row.createtime,
      goods: card
        ? {
            id: card.id,
            title: card.title,
            image: pictureUrl(baseUrl, card.images[0] ?? ''),
            price: money(card.price),
            marketprice: money(card.marketprice),
            description: card.subtitle,
          }
        : null,
    };
  });
  return toPage(await db.$count(collects, where), page, size, data);
}
