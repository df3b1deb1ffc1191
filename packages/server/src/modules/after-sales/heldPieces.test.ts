import { describe, expect, it } from 'vitest';
import { computeHeld, type EndedRequest } from './heldPieces.ts';

const line = { skuId: 1, quantity: 3 };
const exchanged = (quantity: number, replacement: number): EndedRequest => ({
  type: 2,
  quantity,
  replacement,
});
const returned = (quantity: number): EndedRequest => ({ type: 2, quantity, replacement: null });
const refunded = (quantity: number): EndedRequest => ({ type: 1, quantity, replacement: null });

describe('the variants that a shopper has of a line', () => {
  it.each([
    ['bought', [], [[1, 3]]],
    [
      'two were replaced',
      [exchanged(2, 2)],
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'the replacement was replaced',
      [exchanged(1, 2), exchanged(1, 3)],
      [
        [1, 2],
        [3, 1],
      ],
    ],
    ['all were replaced, one came back', [exchanged(3, 2), returned(1)], [[2, 2]]],
    ['more came back than were replaced', [exchanged(1, 2), returned(2)], [[1, 1]]],
    [
      'one is only refunded: of those bought',
      [exchanged(1, 2), refunded(1)],
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ['everything came back', [exchanged(1, 2), returned(3)], []],
  ] as const)('%s', (_, ended, held) => {
    expect(computeHeld(line, ended)).toEqual(held.map(([skuId, quantity]) => ({ skuId, quantity })));
  });
});
