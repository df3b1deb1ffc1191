import type { RequestContext } from '../../http/requestContext.ts';
import { findCardRows } from '../goods/cardQuery.ts';
import { toComment } from '../goods/digests.ts';
import { pictureUrl } from '../goods/wireValues.ts';
import { findReplies, type WrittenReview } from './repository.ts';

/** Reviews with their published replies, as the wire says them. */
export async function toComments(context: RequestContext, rows: readonly WrittenReview[]) {
  const replies = await findReplies(
    context.db,
    rows.map(({ review }) => review.id),
  );
  return rows.map((row) =>
    toComment({ ...row, replies: replies.filter(({ review }) => review.pid === row.review.id) }, context),
  );
}

/** Title and picture of goods, by their id. */
export async function findGoodsDigests(
  { db, language, currency, baseUrl }: RequestContext,
  ids: readonly number[],
) {
  const cards = await findCardRows(db, [...new Set(ids)], language, currency);
  return new Map(
    cards.map(({ id, title, images }) => [id, { id, title, image: pictureUrl(baseUrl, images[0] ?? '') }]),
  );
}
