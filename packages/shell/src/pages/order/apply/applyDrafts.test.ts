import type { OrderLine, OrderLineId } from '@pawlet/core/api';
import { anything, assert, property } from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, keepApplication, readApplication } from './applyDrafts.ts';

const line = { id: 1 as OrderLineId, quantity: 3, refundedQuantity: 1 } as OrderLine;
const shop = { lines: [line], isShipped: true };
const filled = {
  draft: { type: 'return', reason: 'Faulty', method: 'self', remark: 'Loose lid' },
  choices: { [line.id]: { isTicked: true, quantity: 2, amount: '12.50' } },
  media: [{ kind: 'image', url: '/uploads/a.webp', fullUrl: 'https://shop.test/uploads/a.webp' }],
} as const;

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});

describe('the draft of an after-sales request', () => {
  it('is restored as it was, to its shopper only', () => {
    keepApplication('7', line.id, filled);
    expect(readApplication('7', line.id, shop)).toEqual(filled);
    expect(readApplication('8', line.id, shop)).toEqual({ draft: emptyDraft, choices: {}, media: [] });
  });

  it('contains only what is still possible', () => {
    keepApplication('7', line.id, filled);
    const left = { lines: [{ ...line, refundedQuantity: 2 }], isShipped: false };
    expect(readApplication('7', line.id, left)).toMatchObject({
      draft: { type: 'refund' },
      choices: { [line.id]: { quantity: 1, amount: undefined } },
    });
    expect(readApplication('7', line.id, { ...shop, lines: [] }).choices).toEqual({});
  });

  it('is removed where it is empty', () => {
    keepApplication('7', line.id, filled);
    keepApplication('7', line.id, { draft: emptyDraft, choices: {}, media: [] });
    expect(entries.size).toBe(0);
  });

  it('is parsed whatever foreign code wrote', () => {
    assert(
      property(anything(), (written) => {
        entries.set('pawlet:after-sale-drafts:7', JSON.stringify([['1', written]]));
        const { draft, choices } = readApplication('7', line.id, shop);
        expect(typeof draft.reason).toBe('string');
        expect(choices[line.id]?.quantity ?? 1).toBeLessThanOrEqual(2);
      }),
    );
  });
});
