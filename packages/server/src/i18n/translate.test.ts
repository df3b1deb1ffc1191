import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { languages, type Localized } from './language.ts';
import { inEveryLanguage, translate } from './translate.ts';

const folder = new URL('./catalogues/', import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
const texts = (
  await Promise.all(
    files.map(async (file) => {
      const module = (await import(new URL(file, folder).href)) as Record<string, Record<string, Localized>>;
      return Object.values(module).flatMap((catalogue) => Object.entries(catalogue));
    }),
  )
).flat();

it.each([
  ['zh', '1 秒', '60 秒'],
  ['en', '1 second', '60 seconds'],
  ['ja', '1秒', '60秒'],
  ['fr', '1 seconde', '60 secondes'],
  ['de', '1 Sekunde', '60 Sekunden'],
  ['it', '1 secondo', '60 secondi'],
  ['es', '1 segundo', '60 segundos'],
  ['ko', '1초', '60초'],
] as const)('puts the right word behind a number in %s', (language, one, many) => {
  const wait = (retry_after: number) => translate(language, 'reason.RATE_LIMITED', { retry_after });
  expect(wait(1)).toMatch(new RegExp(`${one}(?!s)`, 'u'));
  expect(wait(60)).toContain(many);
  for (const days of [1, 2, 30]) expect(translate(language, 'coupon.days', { days })).toContain(String(days));
});

it('counts days in words', () => {
  expect(translate('en', 'coupon.days', { days: 1 })).toBe('Valid for 1 day after you claim it');
  expect(translate('de', 'coupon.days', { days: 7 })).toBe('Nach Erhalt 7 Tage gültig');
});

/** Placeholders for words, dates and amounts; all others count something. */
const spelt = new Set(
  'money reach names from to invoiceSn orderSn withdrawalSn amount currency page pages code off pay shop number withheld refunded'.split(
    ' ',
  ),
);

it.each(texts)('says %s with the word that goes with its number', (_, text) => {
  const counted = languages.flatMap((language) =>
    [...text[language].matchAll(/\{\{(\w+)\}\} (?=\p{Script=Latin})/gu)].map(([, name = '']) => name),
  );
  expect(counted.filter((name) => !spelt.has(name))).toEqual([]);
});

it('counts points and days in words', () => {
  expect(translate('en', 'signIn.open', { score: 1 })).toBe('Check in today for 1 point');
  expect(translate('fr', 'signIn.open', { score: 100 })).toContain('100 points');
  expect(translate('it', 'signIn.done', { days: 1 })).toBe('Check-in fatto, 1 giorno di fila');
  expect(translate('es', 'signIn.done', { days: 4 })).toBe('Check-in de hoy hecho, 4 días seguidos');
});

describe('the catalogues', () => {
  it('name each key once', () => {
    const keys = texts.map(([key]) => key);
    expect(keys.length).toBeGreaterThan(70);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(texts)('leave the name of the shop to the shop in %s', (_, text) => {
    for (const language of languages) expect(text[language]).not.toMatch(/pawlet/iu);
  });

  it.each(texts)('mark the parameters of %s as translate reads them', (_, text) => {
    for (const language of languages)
      expect(text[language].replaceAll(/\{\{\w+(:[^{|}]+\|[^{|}]+)?\}\}/gu, '')).not.toMatch(/[{}]/u);
  });
});

describe('translate', () => {
  it('fills the parameters', () => {
    expect(translate('en', 'reason.RATE_LIMITED', { retry_after: 30 })).toContain('in 30 seconds');
    expect(translate('zh', 'discount.percent', { off: 20, pay: 8 })).toBe('8 折');
    expect(translate('ko', 'goods.flag.hot')).toBe('인기');
  });

  it('asks for exactly the parameters of the key', () => {
    // @ts-expect-error the seconds are missing
    translate('en', 'reason.RATE_LIMITED');
    // @ts-expect-error misspelt
    translate('en', 'reason.RATE_LIMITED', { retryAfter: 30 });
    // @ts-expect-error there is no such text
    expect(() => translate('en', 'reason.NOTHING')).toThrow(TypeError);
  });

  it('gives a text in every language to be stored', () => {
    expect(inEveryLanguage('discount.points')).toMatchObject({ en: 'Points', de: 'Punkte' });
  });
});
