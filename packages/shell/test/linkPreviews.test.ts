import Validator from '@adobe/structured-data-validator';
import { interfaceLanguages, type InterfaceLanguage } from '@pawlet/core/i18n';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProducts } from '../../server/test/copyProducts.ts';
import { createTestStore, testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import { renderFirstView } from '../src/server/renderFirstView.tsx';
import { createRenderingShop } from './createRenderingShop.ts';
import { parseHead, type HeadTag } from './parseHead.ts';
import { readSchemaVocabulary } from './schemaVocabulary.ts';

const wanted = 40;
const countries: Readonly<Record<InterfaceLanguage, string>> = {
  zh: 'CHN',
  en: 'USA',
  ja: 'JPN',
  fr: 'FRA',
  de: 'DEU',
  it: 'ITA',
  es: 'ESP',
  ko: 'KOR',
};

/**
 * What search engines recommend where a shop knows it, and ours does not say: numbers of the trade (GTIN, MPN) and the brand, which the call for a product
 * does not have; article numbers, colors and sizes, which are those of variants; until when a price is valid, which nobody has promised; ratings of
 * products that have none, and their limits, which are the usual ones; and single reviews, which the page loads later.
 */
const accepted: readonly string[] = [
  ...[
    'aggregateRating',
    'audience',
    'bestRating',
    'brand',
    'color',
    'hasCertification',
    'inProductGroupWithID',
    'isVariantOf',
    'material',
    'mpn',
    'pattern',
    'priceValidUntil',
    'review',
    'size',
    'sku',
    'subjectOf',
    'worstRating',
  ].map((field) => `Missing field "${field}" (optional)`),
  'Missing one of field "gtin", "gtin8", "gtin12", "gtin13", "gtin14", "isbn" on either product or all offers',
];

let store: TestStore;
let ids: readonly number[];
let validator: Validator;

beforeAll(async () => {
  validator = new Validator(await readSchemaVocabulary());
  store = await createTestStore();
  ids = await copyProducts(store.db, wanted);
});

afterAll(() => store.close());

async function readHead(path: string, language: InterfaceLanguage): Promise<string> {
  const view = await renderFirstView(
    { url: path, language, country: countries[language], origin: testOrigin },
    createRenderingShop(store),
  );
  expect([path, view.status, view.isComplete]).toEqual([path, 200, true]);
  return view.head;
}

const find = (tags: readonly HeadTag[], name: string, value: string) =>
  tags.filter(({ attributes }) => attributes[name] === value).map(({ attributes }) => attributes);

/** What the Open Graph protocol requires of a page, and what previews of products show. */
function checkOpenGraph(tags: readonly HeadTag[], url: string): void {
  const read = (property: string): string => {
    const found = find(tags, 'property', property);
    expect([url, property, found.length]).toEqual([url, property, 1]);
    return found[0]?.['content'] ?? '';
  };
  for (const property of ['og:title', 'og:description', 'og:site_name'])
    expect(read(property)).toMatch(/\S/u);
  expect(read('og:type')).toBe('product');
  expect(read('og:url')).toBe(url);
  expect(read('og:image')).toBe(`${testOrigin}/preview/goods/${url.split('/').at(-1) ?? ''}.jpg`);
  expect([read('og:image:width'), read('og:image:height')]).toEqual(['1200', '630']);
  expect(read('og:image:alt')).toMatch(/\S/u);
  expect(read('og:locale')).toMatch(/^[a-z]{2}_[A-Z]{2}$/u);
  expect(read('product:price:amount')).toMatch(/^\d+(?:\.\d{2})?$/u);
  expect(read('product:price:currency')).toMatch(/^[A-Z]{3}$/u);
  expect(['in stock', 'out of stock']).toContain(read('product:availability'));
  expect(find(tags, 'name', 'twitter:card')).toHaveLength(1);
}

/** What is wrong with the structured data of a page, and what is only recommended. */
async function checkData(head: string, types: readonly string[]) {
  const data = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(
    `<html><head>${head}</head></html>`,
  );
  expect(Object.keys(data.jsonld).toSorted()).toEqual(types);
  const issues = await validator.validate(data);
  const isWrong = ({ severity, errorType }: (typeof issues)[number]): boolean =>
    severity === 'ERROR' || errorType === 'schemaOrg';
  return {
    wrong: issues.filter(isWrong).map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`),
    recommended: issues.filter((issue) => !isWrong(issue)).map(({ issueMessage }) => issueMessage),
  };
}

it('home names the organization, the shop and its search in 8 languages', async () => {
  for (const language of interfaceLanguages) {
    const { wrong, recommended } = await checkData(await readHead(`/${language}`, language), [
      'Organization',
      'WebSite',
    ]);
    expect([language, wrong, recommended]).toEqual([language, [], []]);
  }
}, 120_000);

it('40 products in 8 languages have valid structured data, previews, and addresses that agree', async () => {
  expect(ids).toHaveLength(wanted);
  const alternatesOf = new Map<string, readonly string[]>();
  const issues: string[] = [];
  const warnings = new Set<string>();
  let blocks = 0;
  for (const id of ids)
    for (const language of interfaceLanguages) {
      const path = `/${language}/goods/${id}`;
      const url = testOrigin + path;
      const head = await readHead(path, language);
      const tags = parseHead(head);
      checkOpenGraph(tags, url);
      expect(find(tags, 'rel', 'canonical').map(({ href }) => href)).toEqual([url]);
      const alternates = find(tags, 'rel', 'alternate');
      expect(alternates.map(({ hreflang }) => hreflang)).toEqual([...interfaceLanguages, 'x-default']);
      alternatesOf.set(
        url,
        alternates.map(({ href }) => href ?? ''),
      );
      const { wrong, recommended } = await checkData(head, ['BreadcrumbList', 'Product']);
      blocks += 2;
      issues.push(...wrong.map((issue) => `${path}: ${issue}`));
      for (const warning of recommended) warnings.add(warning);
    }
  expect(issues).toEqual([]);
  expect([...warnings].toSorted()).toEqual(accepted);
  const withoutReturn = [...alternatesOf].flatMap(([url, others]) =>
    others
      .filter((other) => other.includes(`/goods/`) && alternatesOf.has(other))
      .filter((other) => alternatesOf.get(other)?.includes(url) !== true)
      .map((other) => `${other} does not name ${url}`),
  );
  expect(withoutReturn).toEqual([]);
  for (const [url, others] of alternatesOf) expect(others).toContain(url);
  console.log(
    `link previews: ${ids.length} products, ${alternatesOf.size} pages, ${blocks} blocks of structured data`,
  );
}, 300_000);

it('the validation finds what schema.org does not have', async () => {
  const { wrong } = await checkData(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"a","colour":"red","about":{"@type":"Thingy"}}</script>',
    ['WebSite'],
  );
  expect(wrong).toEqual([
    expect.stringContaining('Property "colour" for type "WebSite"'),
    expect.stringContaining('Type "Thingy"'),
  ]);
});

it('the validation finds a product without a name', async () => {
  const data = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","image":"https://a.test/b"}</script>',
  );
  const issues = await new Validator().validate(data);
  expect(issues.filter(({ severity }) => severity === 'ERROR')).not.toEqual([]);
});
