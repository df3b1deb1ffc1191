import { describe, expect, it } from 'vitest';
import { isReviewable, matchReviews, type ReviewableLine } from './rules.ts';

const line = (id: number, productId: number, more: Partial<ReviewableLine> = {}): ReviewableLine => ({
  id,
  productId,
  quantity: 2,
  refundedQuantity: 0,
  salestate: 'none',
  commentstate: 0,
  ...more,
});

describe('a line is reviewable', () => {
  it.each<[Partial<ReviewableLine>, boolean]>([
    [{ salestate: 'none' }, true],
    [{ salestate: 'applied' }, false],
    [{ salestate: 'refunding' }, false],
    [{ salestate: 'returning' }, false],
    [{ salestate: 'refunded', refundedQuantity: 1 }, true],
    [{ salestate: 'refunded', refundedQuantity: 2 }, false],
    [{ salestate: 'returned', refundedQuantity: 1 }, true],
    [{ salestate: 'returned', refundedQuantity: 2 }, false],
    [{ salestate: 'rejected' }, true],
    [{ commentstate: 1 }, false],
  ])('with %o: %s', (more, expected) => {
    expect(isReviewable(line(1, 1, more))).toBe(expected);
  });
});

describe('reviews of an order', () => {
  it('are matched to their lines by id first, then by product', () => {
    const lines = [line(1, 7), line(2, 7), line(3, 8)];
    const remarks = [
      { goods_id: 7, id: null },
      { goods_id: 7, id: 1 },
      { goods_id: 8, id: null },
    ];
    const matched = matchReviews(remarks, lines);
    const pairs = matched.kind === 'matched' ? matched.pairs : [];
    expect(new Map(pairs.map(([note, { id }]) => [remarks.indexOf(note), id]))).toEqual(
      new Map([
        [1, 1],
        [0, 2],
        [2, 3],
      ]),
    );
  });

  it('never share a line', () => {
    const remarks = [
      { goods_id: 7, id: null },
      { goods_id: 7, id: null },
    ];
    expect(matchReviews(remarks, [line(1, 7)])).toEqual({
      kind: 'invalid',
      fields: { 'remark.1.goods_id': 'exists' },
    });
  });
});
