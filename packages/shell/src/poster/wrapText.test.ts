import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

/** Every character has width one. */
const measure = (text: string): number => Array.from(text).length;

describe('a text on the poster', () => {
  it.each([
    ['Dein Jahr mit Pawlet', 10, 2, ['Dein Jahr', 'mit Pawlet']],
    ['Pawlet Aura 智能饮水机', 8, 3, ['Pawlet', 'Aura 智能饮', '水机']],
    ['今年もありがとう。', 8, 2, ['今年もありがと', 'う。']],
    ['わたしの「チェックイン」', 5, 3, ['わたしの', '「チェック', 'イン」']],
    ['一緒にスターデー', 5, 2, ['一緒にス', 'ターデー']],
    ['我们一起（大家）走过', 5, 3, ['我们一起', '（大家）走', '过']],
    ['給水器「Aura」を買う', 6, 3, ['給水器', '「Aura」', 'を買う']],
    ['one two three four', 9, 1, ['one two…']],
    ['Futterautomatenumfrage', 8, 2, ['Futtera…']],
    ['', 8, 2, []],
  ])('%j in %i wide and %i lines is %j', (text, width, most, lines) => {
    expect(wrapText(text, width, most, measure)).toEqual(lines);
  });

  it('never exceeds its space', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 2, max: 20 }), (text, width) => {
        const lines = wrapText(text, width, 3, measure);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
