import type { OrderLine, OrderLineId, ReviewDraft } from '@pawlet/core/api';
import { minReviewLength } from '@pawlet/core/contract';
import type { ShopMessageKey } from '@pawlet/core/errors';
import type { StoredUpload } from '@pawlet/widgets/parts';

/** A shopper's input for one line so far. */
export interface LineDraft {
  readonly star: number;
  readonly content: string;
  readonly media: readonly StoredUpload[];
}

/** A line without any input. */
export const emptyLine: LineDraft = { star: 5, content: '', media: [] };

/** The error of a line's text. */
export type ReviewCheck = Extract<ShopMessageKey, 'check.review.required' | 'check.review.short'>;

/** Validates the text of a line; undefined if it is valid. */
export function contentProblem(content: string): ReviewCheck | undefined {
  const { length } = content.trim();
  if (length === 0) return 'check.review.required';
  return length < minReviewLength ? 'check.review.short' : undefined;
}

/** Lines that can be reviewed: kept at least in part, without an open refund. */
export function reviewableLines(lines: readonly OrderLine[]): readonly OrderLine[] {
  return lines.filter(({ isEvaluated, saleState, refundedQuantity, quantity }) => {
    if (isEvaluated) return false;
    if (saleState === 'none' || saleState === 'rejected') return true;
    return (saleState === 'refunded' || saleState === 'returned') && refundedQuantity < quantity;
  });
}

/** Lines whose review is submitted: a gift without any text is left out, unless there is nothing else. */
export function reviewedLines(
  lines: readonly OrderLine[],
  getDraft: (line: OrderLineId) => LineDraft,
): readonly OrderLine[] {
  const said = lines.filter(({ id, isGift }) => {
    const { content, media } = getDraft(id);
    return !isGift || content.trim() !== '' || media.length > 0;
  });
  return said.length === 0 ? lines : said;
}

/** The review of a line in wire format. */
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

/** The server's errors, by line. */
export interface RefusedLine {
  readonly lineId: OrderLineId;
  readonly part: 'content' | 'media';
}

/** Parses the fields of a rejection, such as `remark.1.images`. */
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
