import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

const fits = (line: string) => [...line].length <= 10;

it.each<[string, readonly string[]]>([
  ['', []],
  ['  ', []],
  ['short', ['short']],
  ['two words here', ['two words', 'here']],
  ['ten chars! next', ['ten chars!', 'next']],
  ['a verylongwordindeed', ['a verylong', 'wordindeed']],
  ['欢迎来到宠物智能设备商城', ['欢迎来到宠物智能设备', '商城']],
  ['one two three four five six', ['one two', 'three fou…']],
])('sets %j in two lines of ten', (text, lines) => {
  expect(wrapText(text, 2, fits)).toEqual(lines);
});

it('keeps every line within its width, and all of the text where there is room', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const lines = wrapText(text, 1000, fits);
      expect(lines.every(fits)).toBe(true);
      expect(lines.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
      expect(wrapText(text, 2, fits).every(fits)).toBe(true);
    }),
  );
});
