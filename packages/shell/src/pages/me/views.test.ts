import type { ProductId } from '@pawlet/core/api';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addView, mergeViews, maxViews, parseViews } from './views.ts';

const step = (goodsId: number, at: number) => ({ goodsId: goodsId as ProductId, at });
const steps = fc.array(
  fc.record({ goodsId: fc.integer({ min: 1, max: 90 }), at: fc.integer({ min: 0, max: 1_000_000 }) }),
  { maxLength: 120 },
);

describe('the viewed products', () => {
  it('are listed latest first, and a product that is viewed again moves to the front', () => {
    const before = [step(2, 20), step(1, 10)];
    expect(addView(before, step(3, 30))).toEqual([step(3, 30), step(2, 20), step(1, 10)]);
    expect(addView(before, step(1, 30))).toEqual([step(1, 30), step(2, 20)]);
  });

  it('contain each product once, in order, and never more than the limit', () => {
    fc.assert(
      fc.property(steps, steps, (some, others) => {
        const merged = mergeViews(
          some.map(({ goodsId, at }) => step(goodsId, at)),
          others.map(({ goodsId, at }) => step(goodsId, at)),
        );
        expect(merged.length).toBeLessThanOrEqual(maxViews);
        expect(new Set(merged.map(({ goodsId }) => goodsId)).size).toBe(merged.length);
        expect(merged.map(({ at }) => at)).toEqual(merged.map(({ at }) => at).sort((a, b) => b - a));
        for (const { goodsId, at } of merged) {
          const all = [...some, ...others].filter((known) => known.goodsId === goodsId);
          expect(at).toBe(Math.max(...all.map((known) => known.at)));
        }
      }),
    );
  });

  it('are read from the device, ignoring invalid entries', () => {
    expect(parseViews('[[1,10],[2,20]]')).toEqual([step(2, 20), step(1, 10)]);
    for (const text of [
      null,
      '',
      'x',
      '{}',
      '7',
      '[1,2]',
      '[[0,1],[-3,1],["4",1],[5],[6,"1"],[1.5,1],null]',
    ]) {
      expect(parseViews(text)).toEqual([]);
    }
  });
});
