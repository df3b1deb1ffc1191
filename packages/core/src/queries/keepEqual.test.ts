import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepEqual } from './keepEqual.ts';

describe('data that were loaded again', () => {
  it('are the known ones where nothing has changed', () => {
    const known = { list: [{ id: 1, price: { amountMinor: 100 } }], none: undefined };
    expect(keepEqual(known, structuredClone(known))).toBe(known);
  });

  it('share what has not changed', () => {
    const known = { first: { id: 1 }, list: [{ id: 2 }, { id: 3 }] };
    const merged = keepEqual(known, { first: { id: 1 }, list: [{ id: 2 }, { id: 4 }] });
    expect(merged).toEqual({ first: { id: 1 }, list: [{ id: 2 }, { id: 4 }] });
    expect(merged.first).toBe(known.first);
    expect(merged.list).not.toBe(known.list);
    expect(merged.list[0]).toBe(known.list[0]);
  });

  it.each([
    ['a missing field', { a: 1, b: undefined }, { a: 1 }],
    ['another name', { a: undefined }, { b: undefined }],
    ['a list instead of an object', {}, []],
    ['a shorter list', [1, 2], [1]],
    ['an object that is not plain', { at: new Date(0) }, { at: new Date(1) }],
    ['null', { a: {} }, { a: null }],
  ])('tell %s', (_, known: object, loaded: object) => {
    const merged = keepEqual(known, loaded);
    expect(merged).not.toBe(known);
    expect(merged).toStrictEqual(loaded);
  });

  it('are never changed by it', () => {
    assert(
      property(jsonValue(), jsonValue(), (known, loaded) => {
        const before = JSON.stringify(known);
        expect(JSON.stringify(keepEqual(known, loaded))).toBe(JSON.stringify(loaded));
        expect(JSON.stringify(known)).toBe(before);
        const copy = structuredClone(loaded);
        expect(keepEqual(loaded, copy)).toBe(loaded);
      }),
    );
  });
});
