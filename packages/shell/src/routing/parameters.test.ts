import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  choiceParameter,
  decimalParameter,
  idListParameter,
  idParameter,
  rangeParameter,
  readParameters,
  textListParameter,
  textParameter,
} from './parameters.ts';

describe('idParameter', () => {
  it.each([
    ['1', 1],
    ['007', 7],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    [' 1', undefined],
    ['１', undefined],
    ['9999999999999999', undefined],
    ['', undefined],
    ['undefined', undefined],
  ])('parses %j as %j', (text, id) => {
    expect(idParameter(text)).toBe(id);
  });
});

it('parses lists, choices, ranges and decimals', () => {
  expect(idListParameter('3,1,3')).toEqual([3, 1]);
  expect(idListParameter('3,x')).toBeUndefined();
  expect(textListParameter('a,,b')).toEqual(['a', 'b']);
  expect(textListParameter(',')).toBeUndefined();
  expect(textParameter('   ')).toBeUndefined();
  expect(rangeParameter(0, 5)('5')).toBe(5);
  expect(rangeParameter(0, 5)('6')).toBeUndefined();
  expect(choiceParameter('hot', 'new')('new')).toBe('new');
  expect(choiceParameter('hot', 'new')('old')).toBeUndefined();
  expect(decimalParameter('-12.5')).toBe(-12.5);
  expect(decimalParameter('1e9')).toBeUndefined();
});

it('ignores unknown names and takes the first of a repeated one', () => {
  const parameters = readParameters('id=2&id=3&token=secret&__proto__=1', {
    id: idParameter,
    type: textParameter,
  });
  expectTypeOf(parameters.id).toEqualTypeOf<number | undefined>();
  expect(parameters).toEqual({ id: 2, type: undefined });
});

it('counts a malformed first value as missing, whatever the second is', () => {
  expect(readParameters('id=abc&id=3', { id: idParameter })).toEqual({ id: undefined });
});
