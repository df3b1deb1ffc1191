import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';
import { normalizeText } from './foldText.ts';

it.each([
  ['Caméra à friandises', 'camera a friandises'],
  ['Näpfe, Größe', 'napfe grosse'],
  ['ｶﾒﾗ フィルター', 'かめら ふいるた'],
  ['ガラス', 'がらす'],
  ['自动Pawlet 3L', '自动 pawlet 3l'],
  ['급수기', '급수기'],
  ['Anti-Schling-Napf', 'anti schling napf'],
])('normalizes %s', (text, folded) => {
  expect(normalizeText(text)).toBe(folded);
});

it('keeps letters, digits and single spaces of any text, and is idempotent', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      const folded = normalizeText(text);
      expect(folded).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
      expect(normalizeText(folded)).toBe(folded);
    }),
  );
});

it.each([
  ['fountain', 'fountain', 2, 0],
  ['fontain', 'fountain', 2, 1],
  ['fountian', 'fountain', 2, 1],
  ['fountain', 'mountains', 2, 2],
  ['', 'ab', 2, 2],
  ['asdfgh', 'feeder', 2, 3],
])('computes the distance from %s to %s', (from, to, most, distance) => {
  expect(editDistance(from, to, most)).toBe(distance);
  expect(editDistance(to, from, most)).toBe(distance);
});
