import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPseudo } from './pseudo.ts';

const word = fc.string().filter((text) => !/[{}]/u.test(text));
const place = fc.constantFrom('{{name}}', '{{count}}', '{{ price }}');
const text = fc.array(fc.oneof(word, place)).map((parts) => parts.join(''));
const placesIn = (one: string): readonly string[] => one.match(/\{\{.*?\}\}/gu) ?? [];

describe('the pseudo-locale', () => {
  it('keeps every placeholder unchanged and in place', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(placesIn(toPseudo(one))).toEqual(placesIn(one));
      }),
    );
  });

  it('makes every text with words a third longer, in brackets and without plain letters', () => {
    fc.assert(
      fc.property(text, (one) => {
        const words = one.replaceAll(/\{\{.*?\}\}/gu, '');
        const result = toPseudo(one);
        if (!/[A-Za-z]/u.test(words)) {
          expect(result).toBe(one);
          return;
        }
        expect(result).toMatch(/^⟦.*⟧$/su);
        expect(result.replaceAll(/\{\{.*?\}\}/gu, '')).not.toMatch(/[A-Za-z]/u);
        expect(result).not.toMatch(/·{21}/u);
        expect(result.length - one.length).toBeGreaterThanOrEqual(words.length * 0.35);
      }),
    );
  });
});
