import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { serverTexts } from './serverTexts.ts';
import { inEveryLanguage, translate } from './translate.ts';

const texts = languages.flatMap((language) =>
  Object.entries(serverTexts[language]).map(([key, text]) => [language, key, text] as const),
);

it.each([
  ['zh', '1 秒', '60 秒'],
  ['en', '1 second', '60 seconds'],
  ['ja', '1秒', '60秒'],
  ['fr', '1 seconde', '60 secondes'],
  ['de', '1 Sekunde', '60 Sekunden'],
  ['it', '1 secondo', '60 secondi'],
  ['es', '1 segundo', '60 segundos'],
  ['ko', '1초', '60초'],
] as const)('uses the right word after a number in %s', (language, one, many) => {
  const wait = (count: number) => translate(language, 'reason.RATE_LIMITED', { count });
  expect(wait(1)).toMatch(new RegExp(`${one}(?!s)`, 'u'));
  expect(wait(60)).toContain(many);
  for (const count of [1, 2, 30])
    expect(translate(language, 'coupon.days', { count })).toContain(String(count));
});

it('formats numbers of days', () => {
  expect(translate('en', 'coupon.days', { count: 1 })).toBe('Valid for 1 day after you claim it');
  expect(translate('de', 'coupon.days', { count: 7 })).toBe('Nach Erhalt 7 Tage gültig');
});

/**
 * Placeholders for words, dates, amounts, parts of a total, and sizes beyond a limit, which is always many; all others
 * are numbers, and `count` alone selects a plural.
 */
const spelt = new Set(
  'money reach names from to invoiceSn orderSn withdrawalSn amount currency page pages code off pay shop number withheld refunded limit megapixels serial sku other address megabytes name origin server host folder file place nodes unreadable plain all missing known needed admitted line attribute value'.split(
    ' ',
  ),
);

it.each(texts)('uses in %s %s the plural form of its number', (_, key, text) => {
  const counted = [...text.matchAll(/\{\{(\w+)\}\} (?=\p{Script=Latin})/gu)].map(([, name = '']) => name);
  const isPlural = /_(?:one|other)$/u.test(key);
  expect(counted.filter((name) => !spelt.has(name) && !(isPlural && name === 'count'))).toEqual([]);
});

it('formats numbers of points and days', () => {
  expect(translate('en', 'signIn.open', { count: 1 })).toBe('Check in today for 1 point');
  expect(translate('fr', 'signIn.open', { count: 100 })).toContain('100 points');
  expect(translate('it', 'signIn.done', { count: 1 })).toBe('Check-in fatto, 1 giorno di fila');
  expect(translate('es', 'signIn.done', { count: 4 })).toBe('Check-in de hoy hecho, 4 días seguidos');
});

describe('texts', () => {
  it('are complete', () => {
    expect(texts.length).toBeGreaterThan(8 * 300);
  });

  it.each(texts)('in %s have no hard-coded shop name: %s', (_language, _key, text) => {
    expect(text.replaceAll(/PAWLET_[A-Z\d_*]+/gu, '')).not.toMatch(/pawlet/iu);
  });

  it.each(texts)('in %s mark the parameters of %s as translate expects them', (_language, _key, text) => {
    expect(text.replaceAll(/\{\{\w+\}\}/gu, '')).not.toMatch(/[{}]/u);
  });
});

describe('translate', () => {
  it('fills in the parameters', () => {
    expect(translate('en', 'reason.RATE_LIMITED', { count: 30 })).toContain('in 30 seconds');
    expect(translate('zh', 'discount.percent', { off: 20, pay: 8 })).toBe('8 折');
    expect(translate('ko', 'product.flag.hot')).toBe('인기');
  });

  it('requires exactly the parameters of the key', () => {
    // @ts-expect-error the seconds are missing
    translate('en', 'reason.RATE_LIMITED');
    // @ts-expect-error misspelt
    translate('en', 'reason.RATE_LIMITED', { counted: 30 });
    // @ts-expect-error there is no such text
    expect(() => translate('en', 'reason.NOTHING')).toThrow(TypeError);
  });

  it('returns a text in every language for storage', () => {
    expect(inEveryLanguage('discount.points')).toMatchObject({ en: 'Points', de: 'Punkte' });
  });
});
