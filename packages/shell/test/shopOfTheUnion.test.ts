import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sellOnlyTo } from '../../server/test/changeShop.ts';
import { createCardStore, type CardStore } from '../../server/test/createCardStore.ts';
import { testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import type { CardsAnswer } from '../src/embed/answer/types.ts';
import { createRenderedStore, renderCards } from './createRenderedStore.ts';

// A shop that sells in France and Germany, and nowhere else.

let pages: TestStore;
let cards: CardStore;

beforeAll(async () => {
  pages = await createRenderedStore();
  cards = await createCardStore(renderCards);
  for (const { db } of [pages, cards]) await sellOnlyTo(db, ['FRA', 'DEU']);
}, 60_000);

afterAll(async () => {
  await pages.close();
  await cards.close();
});

async function open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Document> {
  const reply = await pages.app.fetch(
    new Request(testOrigin + path, { headers: { accept: 'text/html', ...headers } }),
  );
  expect(reply.status).toBe(200);
  return new JSDOM(await reply.text()).window.document;
}

const readMeta = (page: Document, property: string): string | null | undefined =>
  page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

/** The product as search engines read it. */
function readProduct(page: Document): Readonly<Record<string, unknown>> {
  const text = page.querySelector('script[data-product]')?.textContent ?? '{}';
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

describe('a product page', () => {
  it.each([
    ['/goods/7', {}, 'zh FRA'],
    ['/goods/7', { 'accept-language': 'ja' }, 'ja FRA'],
    ['/de/goods/7', {}, 'de DEU'],
    ['/fr/goods/7', {}, 'fr FRA'],
    // Nobody there speaks it.
    ['/ko/goods/7', {}, 'ko FRA'],
    ['/goods/7', { cookie: 'pawlet_country=DEU' }, 'zh DEU'],
    ['/goods/7', { cookie: 'pawlet_country=CHN' }, 'zh FRA'],
  ] as const)('%s of a visitor with %j has prices in euros everywhere', async (path, headers, rendered) => {
    const page = await open(path, headers);
    expect(page.documentElement.dataset['rendered']).toBe(rendered);
    expect(page.querySelector('#app [data-pawlet-part="price"]')?.textContent).toContain('€');
    expect(page.querySelector('#app')?.textContent).not.toMatch(/¥/u);
    expect(readMeta(page, 'product:price:currency')).toBe('EUR');
    expect(readProduct(page)).toMatchObject({ offers: { priceCurrency: 'EUR' } });
  });
});

describe('product cards', () => {
  it.each(['', '&country=DEU', '&country=CHN', '&country=BRA', '&country='])(
    'have prices in euros (%s)',
    async (more) => {
      const reply = await cards.app.request(`${testOrigin}/embed/v1/cards?ids=7&lang=en${more}`);
      const answer = (await reply.json()) as CardsAnswer;
      expect(answer.country).toBe(more === '&country=DEU' ? 'DEU' : 'FRA');
      expect(answer.cards[0]?.price.currency).toBe('EUR');
      const included = await cards.app.request(`${testOrigin}/embed/v1/cards.html?ids=7&lang=en${more}`);
      expect(await included.text()).toContain('€');
    },
  );
});
