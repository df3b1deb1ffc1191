import type { OrderLine, OrderLineId } from '@pawlet/core/api';
import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyApplication, restoreApplication } from './requestDrafts.ts';

const line = { id: 1 as OrderLineId, quantity: 3, refundedQuantity: 1 } as OrderLine;
const shop = { lines: [line], isShipped: true };
const filled = {
  draft: { type: 'return', reason: 'Faulty', method: 'self', remark: 'Loose lid' },
  choices: { [line.id]: { isTicked: true, quantity: 2, amount: '12.50' } },
  media: [{ kind: 'image', url: '/uploads/a.webp', fullUrl: 'https://shop.test/uploads/a.webp' }],
} as const;

describe('the draft of an after-sales request', () => {
  it('is restored as it was', () => {
    expect(restoreApplication(filled, shop)).toEqual(filled);
    expect(restoreApplication(undefined, shop)).toEqual(emptyApplication);
  });

  it('contains only what is still possible', () => {
    const left = { lines: [{ ...line, refundedQuantity: 2 }], isShipped: false };
    expect(restoreApplication(filled, left)).toMatchObject({
      draft: { type: 'refund' },
      choices: { [line.id]: { quantity: 1, amount: undefined } },
    });
    expect(restoreApplication(filled, { ...shop, lines: [] }).choices).toEqual({});
  });

  it('is parsed whatever foreign code wrote', () => {
    assert(
      property(anything(), (written) => {
        const { draft, choices } = restoreApplication(written, shop);
        expect(typeof draft.reason).toBe('string');
        expect(choices[line.id]?.quantity ?? 1).toBeLessThanOrEqual(2);
      }),
    );
  });
});
