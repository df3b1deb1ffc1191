import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/store/database.ts';
import { languages, type Localized } from '../../i18n/language.ts';
import { readContents } from '../../modules/config/contents.ts';
import { productSchema } from '../../modules/transfer/productSchema.ts';
import { readProducts } from '../../modules/transfer/readProducts.ts';
import { createReferences } from '../../modules/transfer/references.ts';
import {
  attributes as attributeTable,
  attributeValues,
  brands as brandTable,
  categories as categoryTable,
} from '../schema/category.ts';
import { coupons as couponTable } from '../schema/coupon.ts';
import { products as goodsTable } from '../schema/products.ts';
import { pages as pageTable } from '../schema/page.ts';
import { allPeople } from './data/people/allPeople.ts';
import { allQuestions } from './data/questions/allQuestions.ts';
import { allReviews } from './data/reviews/allReviews.ts';

const database = await openTestDatabase();
const { db } = database;
const rows = await db.select().from(goodsTable).orderBy(asc(goodsTable.id));
const allProducts = v.parse(
  v.array(productSchema),
  await readProducts({ db, references: createReferences(db) }, rows),
);
const categories = await db.select().from(categoryTable);
const brands = await db.select().from(brandTable);
const values = await db
  .select({ attribute: attributeTable.slug, value: attributeValues.slug })
  .from(attributeValues)
  .innerJoin(attributeTable, eq(attributeTable.id, attributeValues.attributeId));
const coupons = await db.select().from(couponTable);
const pages = await db.select().from(pageTable);
const { banners, shortcuts, hotKeywords } = await readContents(db);
afterAll(() => database.close());

type ProductEntry = (typeof allProducts)[number];
const product = (slug: string) => allProducts.find((candidate) => candidate.slug === slug);
const toValues = (slug: string) =>
  values.flatMap(({ attribute, value }) => (attribute === slug ? [value] : []));
/** Values by attribute. */
const choices = ({ specs }: ProductEntry, sku: ProductEntry['skus'][number]) =>
  Object.fromEntries(specs.map(({ attribute }, index) => [attribute, sku.values[index]]));
const sameChoices = (left: object, right: object) =>
  JSON.stringify(Object.entries(left).sort(byName)) === JSON.stringify(Object.entries(right).sort(byName));
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
const currencies = ['CNY', 'USD', 'JPY', 'EUR', 'KRW', 'GBP', 'CHF', 'CAD'] as const;
const wide = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/u;

/** Width of a title: wide characters count twice. */
function width(text: string): number {
  let sum = 0;
  for (const letter of text) sum += wide.test(letter) ? 2 : 1;
  return sum;
}

describe('products', () => {
  it('has 34 products with unique slugs', () => {
    expect(new Set(allProducts.map(({ slug }) => slug)).size).toBe(34);
    expect(allProducts).toHaveLength(34);
  });

  it('has unique SKU numbers', () => {
    const numbers = allProducts.flatMap(({ skus }) => skus.map(({ sn }) => sn));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(allProducts)('$slug belongs to a subcategory and to a brand', ({ category, brand }) => {
    const own = categories.find(({ slug }) => slug === category);
    expect(categories.find(({ id }) => id === own?.pid)?.pid).toBe(0);
    expect(brands.map(({ slug }) => slug)).toContain(brand);
  });

  it.each(allProducts)('$slug has titles that fit two lines of a card', ({ title }) => {
    for (const language of languages) expect(width(title[language]), title[language]).toBeLessThanOrEqual(40);
  });

  it.each(allProducts)('$slug has each combination of its attributes once as a SKU', (own) => {
    for (const sku of own.skus) {
      expect(sku.values).toHaveLength(own.specs.length);
      for (const [attribute, value] of Object.entries(choices(own, sku)))
        expect(toValues(attribute)).toContain(value);
    }
    expect(new Set(own.skus.map((sku) => sku.values.join())).size).toBe(own.skus.length);
  });

  it.each(allProducts)('$slug has prices in every currency, none above the market price', ({ skus }) => {
    for (const { sn, prices, marketPrices } of skus) {
      for (const currency of currencies) {
        expect(prices[currency], `${sn} ${currency}`).toBeGreaterThan(0);
        expect(marketPrices[currency], `${sn} ${currency}`).toBeGreaterThanOrEqual(
          prices[currency] ?? Infinity,
        );
      }
      for (const row of [prices, marketPrices]) {
        for (const currency of ['JPY', 'KRW']) expect((row[currency] ?? 1) % 100, sn).toBe(0);
        expect((row['CNY'] ?? 0) % 1000, sn).toBe(900);
      }
    }
  });

  it.each(allProducts)('$slug has its own pictures', ({ slug, images, skus }) => {
    for (const image of [...images, ...skus.map((sku) => sku.image)])
      expect(image).toMatch(new RegExp(`^goods/${slug}/[a-z]+-(front|use|angle|size)$`, 'u'));
  });

  it.each(allProducts)(
    '$slug has a page with plain HTML and 6 to 10 parameters',
    ({ content, params, slug }) => {
      expect(params.length).toBeGreaterThanOrEqual(6);
      expect(params.length).toBeLessThanOrEqual(10);
      for (const language of languages) {
        const text = content[language]
          .replaceAll(/<\/?(h3|p|ul|li)>/gu, '')
          .replaceAll(/<img src="\/media\/[^"]+" width="800" height="800" alt="[^"]+">/gu, '');
        expect(text).not.toMatch(/[<>&]/u);
        expect(content[language], `${slug} ${language}`).toContain('<img');
      }
    },
  );

  it('keeps the fixtures of the variant picker', () => {
    const sku = (slug: string, wanted: object) => {
      const own = product(slug);
      return own?.skus.find((one) => sameChoices(choices(own, one), wanted));
    };
    expect(sku('fountain-aura', { colour: 'graphite', capacity: '3-2-l' })).toBeUndefined();
    expect(sku('fountain-aura', { colour: 'sage', capacity: '2-5-l' })?.stock).toBe(0);
    expect(sku('feeder-meal', { colour: 'graphite', bowl: 'double' })).toBeUndefined();
    expect(sku('camera-lookout', { colour: 'black', resolution: '2k' })?.stock).toBe(0);
    expect(sku('tracker-collar', { colour: 'coral', size: 'l' })).toBeUndefined();
    expect(sku('tracker-collar', { colour: 'blue', size: 's' })?.stock).toBe(0);
    expect(product('feeder-treat')?.skus.every(({ stock }) => stock === 0)).toBe(true);
  });
});

describe('reviews and questions', () => {
  it.each(allReviews)(
    '$person on $good refers to an existing SKU',
    ({ product: slug, values: chosen, person }) => {
      const own = product(slug);
      expect(own?.skus.some((sku) => sameChoices(choices(own, sku), chosen))).toBe(true);
      expect(allPeople.map(({ key }) => key)).toContain(person);
    },
  );

  it.each(languages)('has 24 reviews, 8 questions, 6 people and 8 popular searches in %s', (language) => {
    const own = ({ person }: { readonly person: string }) => person.startsWith(language);
    expect(allReviews.filter(own).length).toBeGreaterThanOrEqual(24);
    expect(allQuestions.filter(own).length).toBeGreaterThanOrEqual(8);
    expect(allPeople.filter((person) => person.language === language)).toHaveLength(6);
    expect(hotKeywords[language]).toHaveLength(8);
  });

  it.each(allQuestions)(
    '$person asks about an existing product, $good',
    ({ product: slug, answers, person }) => {
      expect(product(slug)).toBeDefined();
      expect(answers.length).toBeGreaterThan(0);
      for (const answer of answers) expect(answer.person.slice(0, 2)).toBe(person.slice(0, 2));
    },
  );
});

describe('home page', () => {
  it('has banners and shortcuts', () => {
    expect(banners.length).toBeGreaterThan(2);
    expect(shortcuts.length).toBeGreaterThan(3);
  });

  it('never claims more coupons than are available', () => {
    expect(coupons.length).toBeGreaterThan(4);
    for (const { claimed, total } of coupons) expect(claimed).toBeLessThanOrEqual(total);
  });
});

describe('texts', () => {
  const texts: readonly Localized[] = [
    ...allProducts.flatMap(({ title, subtitle, content, params }) => [
      title,
      subtitle,
      content,
      ...params.map(({ value }) => value),
    ]),
    ...pages.flatMap(({ title, description, content }) => [title, description, content]),
  ];

  it('has no Chinese, Japanese or Korean characters in languages with Latin script', () => {
    for (const text of texts)
      for (const language of ['en', 'fr', 'de', 'it', 'es'] as const)
        expect(text[language]).not.toMatch(wide);
  });

  it('has no Chinese or Japanese characters in Korean', () => {
    for (const text of texts) expect(text.ko).not.toMatch(/[\u3040-\u30ff\u3400-\u9fff]/u);
  });

  it('addresses German readers with du', () => {
    // "Sie" at the start of a sentence may mean "they".
    for (const text of texts) expect(text.de).not.toMatch(/\bIhr(e[mnrs]?|nen)?\b|[^.:;!?>\s] Sie\b/u);
  });

  it('has no breaking space before French double punctuation', () => {
    for (const text of texts) expect(text.fr).not.toMatch(/ [;:!?»]|« /u);
  });
});
