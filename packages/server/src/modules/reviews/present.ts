import { and, eq, inArray } from 'drizzle-orm';
import { products, productTexts } from '../../db/schema/products.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { getShopName } from '../config/shopName.ts';
import { toReview } from '../products/digests.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { findReplies, type WrittenReview } from './repository.ts';

/** Converts reviews with their published replies to the wire format. */
export async function toReviews(context: RequestContext, rows: readonly WrittenReview[]) {
  const replies = await findReplies(
    context.db,
    rows.map(({ review }) => review.id),
  );
  const shopName = await getShopName(context);
  return rows.map((row) =>
    toReview(
      { ...row, replies: replies.filter(({ review }) => review.pid === row.review.id) },
      context,
      shopName,
    ),
  );
}

/** Title and picture of products by id; also where they have no price. */
export async function findProductDigests({ db, language, baseUrl }: RequestContext, ids: readonly number[]) {
  const rows = await db
    .select({ id: products.id, title: productTexts.title, images: products.images })
    .from(products)
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, language)),
    )
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ id, title, images }) => [id, { id, title, image: pictureUrl(baseUrl, images[0] ?? '') }]),
  );
}
