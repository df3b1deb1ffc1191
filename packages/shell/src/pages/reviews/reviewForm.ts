import type { OrderLine, OrderLineId, ReviewDraft } from '@pawlet/core/api';
import { minReviewLength } from '@pawlet/core/contract';
import type { ShopMessageKey } from '@pawlet/core/errors';
import type { StoredUpload } from '@pawlet/widgets/parts';

/** What a shopper has written about one line so far. */
export interface LineDraft {
  readonly star: number;
  readonly content: string;
  readonly media: readonly StoredUpload[];
}

/** A line about which nothing has been written. */
export const emptyLine: LineDraft = { star: 5, content: '', media: [] };

/** What is wrong with the words of a line. */
export type ReviewCheck = Extract<ShopMessageKey, 'check.review.required' | 'check.review.short'>;

/** Checks the words of a line; undefined if they will do. */
export function contentProblem(content: string): ReviewCheck | undefined {
  const { length } = content.trim();
  if (length === 0) return 'check.review.required';
  return length < minReviewLength ? 'check.review.short' : undefined;
}

/** Lines that a review is due for: kept at least in part, with no refund under way. */
export function reviewableLines(lines: readonly OrderLine[]): readonly OrderLine[] {
  return lines.filter(({ isEvaluated, saleState, refundedQuantity, quantity }) => {
    if (isEvaluated) return false;
    if (saleState === 'none' || saleState === 'rejected') return true;
    return (saleState === 'refunded' || saleState === 'returned') && refundedQuantity < quantity;
  });
}

/** Lines whose review is sent: a gift that nothing was said about is left out, unless there is nothing else. */
export function reviewedLines(
  lines: readonly OrderLine[],
  draftOf: (line: OrderLineId) => LineDraft,
): readonly OrderLine[] {
  const said = lines.filter(({ id, isGift }) => {
    const { content, media } = draftOf(id);
    return !isGift || content.trim() !== '' || media.length > 0;
  });
  return said.length === 0 ? lines : said;
}

/** The review of a line as it is sent. */
export function toReview(line: Pick<OrderLine, 'id' | 'goodsId'>, draft: LineDraft): ReviewDraft {
  return {
    lineId: line.id,
    goodsId: line.goodsId,
    star: draft.star,
    content: draft.content.trim(),
    imageUrls: draft.media.filter(({ kind }) => kind === 'image').map(({ url }) => url),
    videoUrl: draft.media.find(({ kind }) => kind === 'video')?.url ?? '',
  };
}

/** What the server did not take, by line. */
export interface RefusedLine {
  readonly lineId: OrderLineId;
  readonly part: 'content' | 'media';
}

/** Reads the fields of a refusal, such as `remark.1.images`. */
export function refusedLines(
  fields: Readonly<Record<string, unknown>>,
  lines: readonly Pick<OrderLine, 'id'>[],
): readonly RefusedLine[] {
  return Object.keys(fields).flatMap((field) => {
    const found = /^remark\.(\d+)\.(content|images|video)/u.exec(field);
    const line = lines[Number(found?.[1])];
    if (found === null || line === undefined) return [];
    return [{ lineId: line.id, part: found[2] === 'content' ? 'content' : 'media' } as const];
  });
}
