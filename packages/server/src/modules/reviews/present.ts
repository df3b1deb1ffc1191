import { and, eq, inArray } from 'drizzle-orm';
import { goods, goodsTexts } from '../../db/schema/goods.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { shopNameOf } from '../config/shopName.ts';
import { toComment } from '../goods/digests.ts';
import { pictureUrl } from '../goods/wireValues.ts';
import { findReplies, type WrittenReview } from './repository.ts';

/** Converts reviews with their published replies to the wire format. */
export async function toComments(context: RequestContext, rows: readonly WrittenReview[]) {
  const replies = await findReplies(
    context.db,
    rows.map(({ review }) => review.id),
  );
  const shopName = await shopNameOf(context);
  return rows.map((row) =>
    toComment(
      { ...row, replies: replies.filter(({ review }) => review.pid === row.review.id) },
      context,
      shopName,
    ),
  );
}

/** Title and picture of products by id; also where they have no price. */
export async function findGoodsDigests({ db, language, baseUrl }: RequestContext, ids: readonly number[]) {
  const rows = await db
    .select({ id: goods.id, title: goodsTexts.title, images: goods.images })
    .from(goods)
    .innerJoin(goodsTexts, and(eq(goodsTexts.goodsId, goods.id), eq(goodsTexts.language, language)))
    .where(inArray(goods.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ id, title, images }) => [id, { id, title, image: pictureUrl(baseUrl, images[0] ?? '') }]),
  );
}
