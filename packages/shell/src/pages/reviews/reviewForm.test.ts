import { anything, assert, property } from 'fast-check';
import type { OrderLine, OrderLineId } from '@pawlet/core/api';
import { describe, expect, it } from 'vitest';
import {
  contentProblem,
  emptyLine,
  refusedLines,
  reviewableLines,
  reviewedLines,
  toReview,
} from './reviewForm.ts';
import { toStoredUpload } from '../../drafts/storedUpload.ts';

describe('the text of a review', () => {
  it.each([
    ['', 'check.review.required'],
    ['  \n ', 'check.review.required'],
    ['good', 'check.review.short'],
    ['  good  ', 'check.review.short'],
    ['很好用的', 'check.review.short'],
    ['非常好用的', undefined],
    ['great', undefined],
  ])('%j', (content, problem) => {
    expect(contentProblem(content)).toBe(problem);
  });
});

describe('the lines of an order', () => {
  const line = (changes: Partial<OrderLine>): OrderLine =>
    ({
      id: 1 as OrderLineId,
      isEvaluated: false,
      saleState: 'none',
      quantity: 2,
      refundedQuantity: 0,
      ...changes,
    }) as OrderLine;

  it.each([
    [{}, 1],
    [{ isEvaluated: true }, 0],
    [{ saleState: 'rejected' }, 1],
    [{ saleState: 'applied' }, 0],
    [{ saleState: 'refunding' }, 0],
    [{ saleState: 'returning' }, 0],
    [{ saleState: 'refunded', refundedQuantity: 1 }, 1],
    [{ saleState: 'returned', refundedQuantity: 2 }, 0],
  ] as const)('%j', (changes, count) => {
    expect(reviewableLines([line(changes)])).toHaveLength(count);
  });

  it("are mapped from the server's errors", () => {
    const lines = [{ id: 7 as OrderLineId }, { id: 8 as OrderLineId }];
    const fields = {
      'remark.1.images': 'exists',
      'remark.0.content': 'length',
      'remark.9.video': 'exists',
      order_sn: 'x',
    };
    expect(refusedLines(fields, lines)).toEqual([
      { lineId: 8, part: 'media' },
      { lineId: 7, part: 'content' },
    ]);
  });
});

it('submits pictures and video separately', () => {
  const image = {
    kind: 'image',
    url: '/uploads/a.webp',
    fullUrl: 'https://shop.test/uploads/a.webp',
  } as const;
  const video = { kind: 'video', url: '/uploads/b.mp4', fullUrl: 'https://shop.test/uploads/b.mp4' } as const;
  const line = { id: 1 as OrderLineId, goodsId: 2 as OrderLine['goodsId'] };
  expect(toReview(line, { ...emptyLine, content: ' great ', media: [video, image] })).toEqual({
    lineId: 1,
    goodsId: 2,
    star: 5,
    content: 'great',
    imageUrls: ['/uploads/a.webp'],
    videoUrl: '/uploads/b.mp4',
  });
});

it('leaves out a gift without any text, unless there is nothing else', () => {
  const bought = { id: 1 as OrderLineId, isGift: false } as OrderLine;
  const gift = { id: 2 as OrderLineId, isGift: true } as OrderLine;
  const said = { ...emptyLine, content: 'great' };
  expect(reviewedLines([bought, gift], () => emptyLine)).toEqual([bought]);
  expect(reviewedLines([bought, gift], () => said)).toEqual([bought, gift]);
  expect(reviewedLines([gift], () => emptyLine)).toEqual([gift]);
});

describe('a file of a draft', () => {
  it("is only accepted in the shop's own format", () => {
    const file = { kind: 'image', url: '/uploads/a.webp', fullUrl: 'https://shop.test/uploads/a.webp' };
    expect(toStoredUpload(file)).toEqual(file);
    expect(toStoredUpload({ ...file, fullUrl: 'javascript:alert(1)' })).toBeUndefined();
    expect(toStoredUpload({ ...file, url: 'https://elsewhere.test/' })).toBeUndefined();
    expect(toStoredUpload({ ...file, kind: 'audio' })).toBeUndefined();
  });

  it('is rejected without an exception', () => {
    assert(
      property(anything(), (given) => {
        expect(() => toStoredUpload(given)).not.toThrow();
      }),
    );
  });
});
