import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTabMessage, toTabMessage } from './tabMessages.ts';

describe('messages between tabs', () => {
  it('are sent for changes, and not for page views', () => {
    const told = toTabMessage({ name: 'pawlet:order-changed' }, '7');
    expect(told).toEqual({ kind: 'changed', owner: '7', event: 'pawlet:order-changed' });
    expect(readTabMessage(structuredClone(told))).toEqual(told);
    expect(toTabMessage({ name: 'pawlet:product-view' }, '7')).toBeUndefined();
  });

  it('are parsed, ignoring invalid ones', () => {
    const mark = { kind: 'favourite', owner: '7', goodsId: 3, isFavourite: false };
    expect(readTabMessage(mark)).toEqual(mark);
    expect(readTabMessage({ ...mark, goodsId: -3 })).toBeUndefined();
    expect(readTabMessage({ ...mark, owner: 7 })).toBeUndefined();
    expect(readTabMessage({ kind: 'changed', owner: '7', event: 'pawlet:other' })).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(readTabMessage(given)).toBeUndefined();
      }),
    );
  });
});
