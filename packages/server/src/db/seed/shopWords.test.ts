import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('shop/', import.meta.url);

/** Words that native speakers rejected. */
const refused = {
  de: /durstig macht|3 Freunde, die einkaufen|auf die ganze Bestellung|Punkteshop|(?<!\p{L})Waren?(?!\p{L})/u,
  fr: /donne soif|amis qui achètent|sur toute la commande|boutique à points|pointage|(?<!\p{L})pointez(?!\p{L})/iu,
};

/** All texts of the shop's data in a language. */
function textsIn(value: unknown, language: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === language ? [inner].flat().map(String) : textsIn(inner, language),
  );
}

const data: readonly unknown[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

describe('texts of the shop’s data', () => {
  it.each(Object.entries(refused))(
    'in %s have no words that a native speaker rejected',
    (language, words) => {
      const texts = data.flatMap((value) => textsIn(value, language));
      expect(texts.length).toBeGreaterThan(300);
      expect(texts.filter((text) => words.test(text))).toEqual([]);
    },
  );
});
