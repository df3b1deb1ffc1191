import { describe, expect, it } from 'vitest';
import { toFirstValue, toShape } from './toShape.ts';

describe('the shape of a setting', () => {
  it('has the limits of numbers, the names of a map, and what may be left out', () => {
    expect(toShape({ type: 'integer', minimum: 1, maximum: 5 })).toEqual({ kind: 'number', from: 1, to: 5 });
    expect(
      toShape({
        type: 'object',
        propertyNames: { enum: ['CNY', 'EUR'] },
        additionalProperties: { type: 'boolean' },
      }),
    ).toEqual({ kind: 'map', names: ['CNY', 'EUR'], value: { kind: 'switch' } });
    expect(
      toShape({
        type: 'object',
        properties: {
          a: { type: 'boolean' },
          b: { type: 'boolean' },
          c: { type: 'boolean', default: false },
        },
        required: ['a'],
      }),
    ).toMatchObject({
      fields: [
        { name: 'a', isOptional: false },
        { name: 'b', isOptional: true },
        { name: 'c', isOptional: false },
      ],
    });
  });

  it('is JSON where the console does not know it', () => {
    expect(toShape({ type: 'object' })).toEqual({ kind: 'json' });
    expect(toShape(true)).toEqual({ kind: 'json' });
  });
});

describe('a first value', () => {
  it('has every field that is needed, and as many entries as a list needs', () => {
    const shape = toShape({
      type: 'object',
      properties: {
        days: { type: 'array', items: { type: 'integer', minimum: 2 }, minItems: 2, maxItems: 2 },
        kind: { anyOf: [{ enum: ['x', 'y'] }, { type: 'null' }] },
        name: { type: 'string' },
      },
      required: ['days', 'kind'],
    });
    expect(toFirstValue(shape)).toEqual({ days: [2, 2], kind: null });
  });
});
