import type { FieldProblem } from '@pawlet/core/contract';

/** What the rules must know of an order line. */
export interface ReviewableLine {
  readonly id: number;
  readonly goodsId: number;
  readonly nums: number;
  readonly refundedNums: number;
  readonly salestate: number;
  readonly commentstate: number;
}

/** Lines that are kept: no after-sale under way, and not given back altogether. */
export function isReviewable({ salestate, nums, refundedNums, commentstate }: ReviewableLine): boolean {
  if (commentstate !== 0) return false;
  return [0, 6].includes(salestate) || ([4, 5].includes(salestate) && refundedNums < nums);
}

/** Which line a remark is about. */
export interface RemarkTarget {
  readonly goods_id: number;
  /** Order line; null takes the first line of the product that has no remark yet. */
  readonly id: number | null;
}

/** Remarks with their lines, or what is wrong with the fields. */
export type MatchedRemarks<TRemark, TLine> =
  | { readonly kind: 'matched'; readonly pairs: readonly (readonly [TRemark, TLine])[] }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, FieldProblem>> };

/** Finds the line of each remark; no line gets two, and every remark must have one. */
export function matchRemarks<TRemark extends RemarkTarget, TLine extends ReviewableLine>(
  remarks: readonly TRemark[],
  lines: readonly TLine[],
): MatchedRemarks<TRemark, TLine> {
  const open = new Set(lines.filter(isReviewable));
  const found = new Map<TRemark, TLine>();
  // Named lines first, so that a remark without a name does not take what another one names.
  for (const remark of remarks.toSorted((a, b) => Number(a.id === null) - Number(b.id === null))) {
    const line = [...open].find(
      ({ id, goodsId }) => goodsId === remark.goods_id && (remark.id === null || remark.id === id),
    );
    if (line === undefined) {
      const index = remarks.indexOf(remark);
      const field = remark.id === null ? 'goods_id' : 'id';
      return { kind: 'invalid', fields: { [`remark.${index}.${field}`]: 'exists' } };
    }
    open.delete(line);
    found.set(remark, line);
  }
  return { kind: 'matched', pairs: [...found] };
}
