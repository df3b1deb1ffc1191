import { describe, expect, it } from 'vitest';
import { agreements } from './agreements.ts';
import { attributes } from './attributes.ts';
import { banners } from './banners.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { allGoods } from './goods/allGoods.ts';
import { helpPages } from './help.ts';
import { hotWords } from './hotWords.ts';
import { notices } from './notices.ts';
import { allPeople } from './people/allPeople.ts';
import { coupons, discountRules } from './promotions.ts';
import { allQuestions } from './questions/allQuestions.ts';
import { allReviews } from './reviews/allReviews.ts';
import { shortcuts } from './shortcuts.ts';
import { languages } from './types.ts';
import type { Currency, Localized, Prices, SkuValues } from './types.ts';

const good = (slug: string) => allGoods.find((candidate) => candidate.slug === slug);
const valuesOf = (slug: string) => attributes.find((attribute) => attribute.slug === slug)?.values.map((value) => value.slug) ?? [];
const sameValues = (left: SkuValues, right: SkuValues) =>
  JSON.stringify(Object.entries(left).sort()) === JSON.stringify(Object.entries(right).sort());
const currencies: readonly Currency[] = ['CNY', 'USD', 'JPY', 'EUR', 'KRW', 'GBP', 'CHF', 'CAD'];
const wide = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/;

/** Room a title takes: wide letters count twice. */
const width = (text: string) => [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

function isWhole(prices: Prices, currency: Currency): boolean {
  return prices[currency] % 100 === 0;
}

describe('goods', () => {
  it('has 34 goods with unique slugs', () => {
    expect(new Set(allGoods.map(({ slug }) => slug)).size).toBe(34);
    expect(allGoods).toHaveLength(34);
  });

  it('has unique article numbers', () => {
    const codes = allGoods.flatMap(({ skus }) => skus.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(allGoods)('$slug belongs to a category, a child of it and a brand', ({ category, subcategory, brand }) => {
    expect(categories.find(({ slug }) => slug === category)?.parent).toBeNull();
    expect(categories.find(({ slug }) => slug === subcategory)?.parent).toBe(category);
    expect(brands.map(({ slug }) => slug)).toContain(brand);
  });

  it.each(allGoods)('$slug has titles that fit two lines of a card', ({ title }) => {
    for (const language of languages) expect(width(title[language]), title[language]).toBeLessThanOrEqual(40);
  });

  it.each(allGoods)('$slug has SKUs of its attributes, each combination once', ({ attributes: own, skus }) => {
    for (const { values } of skus) {
      expect(Object.keys(values)).toEqual([...own]);
      for (const [attribute, value] of Object.entries(values)) expect(valuesOf(attribute)).toContain(value);
    }
    expect(new Set(skus.map(({ values }) => JSON.stringify(values))).size).toBe(skus.length);
  });

  it.each(allGoods)('$slug has prices in every currency, none above the market price', ({ skus }) => {
    for (const { code, prices, marketPrices } of skus) {
      for (const currency of currencies) {
        expect(prices[currency], `${code} ${currency}`).toBeGreaterThan(0);
        expect(marketPrices[currency], `${code} ${currency}`).toBeGreaterThanOrEqual(prices[currency]);
      }
      for (const row of [prices, marketPrices]) {
        expect(isWhole(row, 'JPY') && isWhole(row, 'KRW'), code).toBe(true);
        expect(row.CNY % 1000, code).toBe(900);
      }
    }
  });

  it.each(allGoods)('$slug has pictures of its own', ({ slug, images, skus }) => {
    for (const image of [...images, ...skus.map((sku) => sku.image)]) expect(image).toMatch(new RegExp(`^goods/${slug}/[a-z]+-(front|angle)$`));
  });

  it.each(allGoods)('$slug has a page with plain HTML and 6 to 10 parameters', ({ description, params, slug }) => {
    expect(params.length).toBeGreaterThanOrEqual(6);
    expect(params.length).toBeLessThanOrEqual(10);
    for (const language of languages) {
      expect(description[language].replace(/<\/?(h3|p|ul|li)>/g, '').replace(/<img src="\/media\/[^"]+" width="800" height="800" alt="[^"]+">/g, '')).not.toMatch(/[<>&]/);
      expect(description[language], `${slug} ${language}`).toContain('<img');
    }
  });

  it('keeps the fixtures of the SKU picker', () => {
    const skus = (slug: string) => good(slug)?.skus ?? [];
    expect(skus('fountain-aura').some(({ values }) => sameValues(values, { colour: 'graphite', capacity: '3-2-l' }))).toBe(false);
    expect(skus('fountain-aura').find(({ values }) => sameValues(values, { colour: 'sage', capacity: '2-5-l' }))?.stock).toBe(0);
    expect(skus('feeder-meal').some(({ values }) => sameValues(values, { colour: 'graphite', bowl: 'double' }))).toBe(false);
    expect(skus('camera-lookout').find(({ values }) => sameValues(values, { colour: 'black', resolution: '2k' }))?.stock).toBe(0);
    expect(skus('tracker-collar').some(({ values }) => sameValues(values, { colour: 'coral', size: 'l' }))).toBe(false);
    expect(skus('tracker-collar').find(({ values }) => sameValues(values, { colour: 'blue', size: 's' }))?.stock).toBe(0);
    expect(skus('feeder-treat').every(({ stock }) => stock === 0)).toBe(true);
  });
});

describe('reviews and questions', () => {
  it.each(allReviews)('$person on $good names an SKU that exists', ({ good: slug, values, person }) => {
    expect(good(slug)?.skus.some((sku) => sameValues(sku.values, values))).toBe(true);
    expect(allPeople.map(({ key }) => key)).toContain(person);
  });

  it.each(languages)('has 24 reviews, 8 questions, 6 people and 8 hot words in %s', (language) => {
    expect(allReviews.filter(({ person }) => person.startsWith(language)).length).toBeGreaterThanOrEqual(24);
    expect(allQuestions.filter(({ person }) => person.startsWith(language)).length).toBeGreaterThanOrEqual(8);
    expect(allPeople.filter((person) => person.language === language)).toHaveLength(6);
    expect(hotWords[language]).toHaveLength(8);
  });

  it.each(allQuestions)('$person asks about $good, which exists', ({ good: slug, answers, person }) => {
    expect(good(slug)).toBeDefined();
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer.person.slice(0, 2)).toBe(person.slice(0, 2));
  });
});

describe('shop window', () => {
  it('leads to goods and categories that exist', () => {
    const known = new Set([...allGoods, ...categories].map(({ slug }) => slug));
    const targets = [...banners, ...shortcuts].flatMap(({ target }) => (target.kind === 'page' ? [] : [target.slug]));
    expect(targets.filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('has a discount rule for every offer', () => {
    const offers = allGoods.filter(({ offer }) => offer).map(({ slug }) => slug);
    expect(discountRules.flatMap((rule) => (rule.kind === 'goods' ? [rule.good] : []))).toEqual(offers);
  });

  it('never claims more coupons than there are', () => {
    for (const { claimed, total } of coupons) expect(claimed).toBeLessThanOrEqual(total);
  });
});

describe('texts', () => {
  const texts: readonly Localized[] = [
    ...allGoods.flatMap(({ title, subtitle, description, params }) => [title, subtitle, description, ...params.map(({ value }) => value)]),
    ...[...agreements, ...notices, ...helpPages].flatMap(({ title, description, body }) => [title, description, body]),
  ];

  it('keeps Chinese, Japanese and Korean letters out of the Latin languages', () => {
    for (const text of texts) for (const language of ['en', 'fr', 'de', 'it', 'es'] as const) expect(text[language]).not.toMatch(wide);
  });

  it('has no Chinese or Japanese letters in Korean', () => {
    for (const text of texts) expect(text.ko).not.toMatch(/[\u3040-\u30ff\u3400-\u9fff]/);
  });

  it('says du to German readers', () => {
    // "Sie" at the start of a sentence may be "they".
    for (const text of texts) expect(text.de).not.toMatch(/\bIhr(e[mnrs]?|nen)?\b|[^.:;!?>\s] Sie\b/);
  });

  it('sets no plain space before French double punctuation', () => {
    for (const text of texts) expect(text.fr).not.toMatch(/ [;:!?»]|« /);
  });
});
