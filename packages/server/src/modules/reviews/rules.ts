import type { FieldProblem, SaleState } from '@pawlet/core/contract';

/** The facts about an order line that the rules need. */
export interface ReviewableLine {
  readonly id: number;
  readonly productId: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly salestate: SaleState;
  readonly commentstate: number;
}

/** After-sales states of a line without a refund. */
export const unaffected: SaleState[] = ['none', 'rejected'];
/** After-sales states of a line with a refund, which may be for some of its pieces only. */
export const refunded: SaleState[] = ['refunded', 'returned'];

/** Lines that the shopper keeps: no open after-sales request, and not fully refunded. */
export function isReviewable({
  salestate,
  quantity,
  refundedQuantity,
  commentstate,
}: ReviewableLine): boolean {
  if (commentstate !== 0) return false;
  return unaffected.includes(salestate) || (refunded.includes(salestate) && refundedQuantity < quantity);
}

/** The line that a review is about. */
export interface ReviewTarget {
  readonly goods_id: number;
  /** Order line; null selects the first line of the product without a review. */
  readonly id: number | null;
}

/** Reviews with their lines, or the errors of the fields. */
export type MatchedReviews<TRemark, TLine> =
  | { readonly kind: 'matched'; readonly pairs: readonly (readonly [TRemark, TLine])[] }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, FieldProblem>> };

/** Finds the line of each review; a line gets at most one, and every review needs one. */
export function matchReviews<TRemark extends ReviewTarget, TLine extends ReviewableLine>(
  remarks: readonly TRemark[],
  lines: readonly TLine[],
): MatchedReviews<TRemark, TLine> {
  const open = new Set(lines.filter(isReviewable));
  const found = new Map<TRemark, TLine>();
  // Reviews with a line first, so that others do not take it.
  for (const note of remarks.toSorted((a, b) => Number(a.id === null) - Number(b.id === null))) {
    const line = [...open].find(
      ({ id, productId }) => productId === note.goods_id && (note.id === null || note.id === id),
    );
    if (line === undefined) {
      const index = remarks.indexOf(note);
      const field = note.id === null ? 'goods_id' : 'id';
      return { kind: 'invalid', fields: { [`remark.${index}.${field}`]: 'exists' } };
    }
    open.delete(line);
    found.set(note, line);
  }
  return { kind: 'matched', pairs: [...found] };
}
