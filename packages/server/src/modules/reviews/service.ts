import type {
  commentAdd,
  commentIndex,
  commentReply,
  ParsedInputOf,
  WireOutputOf,
} from '@pawlet/core/contract';
import { inArray } from 'drizzle-orm';
import { orderLines } from '../../db/schema/order.ts';
import { reviews } from '../../db/schema/review.ts';
import type { ShopperContext, RequestContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import { getShopName } from '../config/shopName.ts';
import { toReview } from '../products/digests.ts';
import { toPage } from '../products/wireValues.ts';
import { findLines, findOrder, lockOrder, wrongState } from '../order/service.ts';
import { transition } from '../order/transitions.ts';
import { takeUploads } from '../upload/own.ts';
import { refuseHeld } from './heldLimit.ts';
import { takeWriting } from './pace.ts';
import { findProductDigests, toReviews } from './present.ts';
import {
  countPublished,
  findFavorRate,
  findOwn,
  findPublished,
  findRepliesPage,
  findReview,
  isProduct,
  isReviewed,
} from './repository.ts';
import { matchReviews } from './rules.ts';

type Listed = WireOutputOf<typeof commentIndex>;

/** Reviews of a product with their counts, or the replies to one review. */
export async function readReviewPage(
  context: RequestContext,
  input: ParsedInputOf<typeof commentIndex>,
): Promise<Result<Listed>> {
  return input.pid === null
    ? readReviews(context, input, input.goods_id ?? 0)
    : readReplies(context, input, input.pid);
}

async function readReviews(
  context: RequestContext,
  { page, pagesize, type, star, orderby, orderway }: ParsedInputOf<typeof commentIndex>,
  productId: number,
): Promise<Result<Listed>> {
  const filter = { productId, type, star, orderby, orderway, language: context.language };
  const { rows, total } = await findPublished(context.db, filter, (page - 1) * pagesize, pagesize);
  const rates = await readRates(context, productId, star);
  if (rates.counts.all === 0 && !(await isProduct(context.db, productId))) return refuse('NOT_FOUND');
  return ok({ ...toPage(total, page, pagesize, await toReviews(context, rows)), ...rates });
}

async function readRates({ db }: RequestContext, productId: number, asked: number | null = null) {
  const { all, media, replied, star, stars, within } = await countPublished(db, productId, asked);
  const [allWithin = 0, mediaWithin = 0, repliedWithin = 0] = within;
  return {
    counts: { all, media, replied },
    star: star === null ? 5 : Math.round(star * 10) / 10,
    stars,
    counts_within: { all: allWithin, media: mediaWithin, replied: repliedWithin },
    favor_rate: await findFavorRate(db, productId),
  };
}

async function readReplies(
  context: RequestContext,
  { page, pagesize }: ParsedInputOf<typeof commentIndex>,
  pid: number,
): Promise<Result<Listed>> {
  const replied = await findReview(context.db, pid);
  if (replied?.review.status !== 'normal') return refuse('NOT_FOUND');
  const { rows, total } = await findRepliesPage(context.db, pid, (page - 1) * pagesize, pagesize);
  const [comment] = await toReviews(context, [replied]);
  const shopName = await getShopName(context);
  return ok({
    ...toPage(
      total,
      page,
      pagesize,
      rows.map((row) => toManaged(row, context, shopName)),
    ),
    ...(await readRates(context, replied.review.productId)),
    comment,
  });
}

/** A reply in its own list; the shop's is marked as under a review. */
function toManaged(row: Parameters<typeof toReviews>[1][number], context: RequestContext, shopName: string) {
  const [reply] = toReview({ ...row, replies: [{ ...row }] }, context, shopName).reply;
  return { ...toReview({ ...row, replies: [] }, context, shopName), manage: reply?.manage ?? null };
}

/** Reviews an order: all reviews together, held for moderation, and the order is completed. */
export async function addReviews(
  context: ShopperContext,
  { order_sn, remark: remarks }: ParsedInputOf<typeof commentAdd>,
): Promise<Result<null>> {
  const { db, shopper, now, language } = context;
  const found = await findOrder(db, shopper.id, order_sn);
  const order = found && (await lockOrder(db, found.id));
  if (!order) return refuse('NOT_FOUND');
  if (await isReviewed(db, order.id)) return refuse('ALREADY_DONE');
  const lines = await findLines(db, [order.id]);
  const held = await refuseHeld(context, 'review');
  if (held !== null) return held;
  const evaluated = await transition(db, order, lines, { event: 'evaluate', actor: 'shopper', now });
  if (!evaluated) return wrongState(order);
  const matched = matchReviews(remarks, lines);
  if (matched.kind === 'invalid') return invalid(matched.fields);
  const strange = await findStrangeFiles(context, remarks);
  if (strange) return invalid({ [strange]: 'exists' });
  await db.insert(reviews).values(
    matched.pairs.map(([note, line]) => ({
      userId: shopper.id,
      orderId: order.id,
      orderLineId: line.id,
      productId: line.productId,
      attributes: line.attributes,
      star: note.star,
      content: note.content,
      images: note.images,
      video: note.video,
      lang: language,
      createtime: now,
      updatetime: now,
    })),
  );
  const reviewed = matched.pairs.map(([, { id }]) => id);
  await db.update(orderLines).set({ commentstate: 1 }).where(inArray(orderLines.id, reviewed));
  return ok();
}

/** The first field with a file that the shopper has not uploaded, or of the wrong kind. */
async function findStrangeFiles(
  { db, shopper }: ShopperContext,
  remarks: ParsedInputOf<typeof commentAdd>['remark'],
): Promise<string | undefined> {
  const urls = remarks.flatMap(({ images, video }) => (video === '' ? images : [...images, video]));
  const kinds = await takeUploads(db, shopper.id, urls);
  for (const [index, { images, video }] of remarks.entries()) {
    if (images.some((url) => kinds.get(url) !== 'image')) return `remark.${index}.images`;
    if (video !== '' && kinds.get(video) !== 'video') return `remark.${index}.video`;
  }
  return undefined;
}

/** Adds a follow-up to a published review; held for moderation. */
export async function addReply(
  context: ShopperContext,
  { pid, content }: ParsedInputOf<typeof commentReply>,
): Promise<Result<null>> {
  const { db, shopper, now, language } = context;
  const replied = await findReview(db, pid);
  if (replied?.review.pid !== 0 || replied.review.status !== 'normal') return refuse('NOT_FOUND');
  const early = await takeWriting(context, 'followUp');
  if (early) return early;
  await db.insert(reviews).values({
    pid,
    userId: shopper.id,
    productId: replied.review.productId,
    content,
    lang: language,
    createtime: now,
    updatetime: now,
  });
  return ok();
}

/** One page of the shopper's own reviews with their products. */
export async function readOwnReviews(context: ShopperContext, page: number, size: number) {
  const { rows, total } = await findOwn(context.db, context.shopper.id, (page - 1) * size, size);
  const products = await findProductDigests(
    context,
    rows.map(({ review }) => review.productId),
  );
  const comments = await toReviews(context, rows);
  const own = comments.map((comment, index) => ({
    ...comment,
    goods: products.get(comment.goods_id) ?? null,
    status: rows[index]?.review.status ?? '',
    refusal: rows[index]?.review.refusal ?? '',
  }));
  return toPage(total, page, size, own);
}
