import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../src/db/schema/products.ts';
import { categories } from '../src/db/schema/category.ts';
import { expectAlternates, expectValid, urlsOf } from './checkSitemap.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';

let store: TestStore;

beforeAll(async () => {
  // Without the storefront there are no public pages: its files are not needed here.
  store = await createTestStore({ deps: { files: () => Promise.resolve(null) } });
});

afterAll(() => store.close());

const get = async (address: string, headers: Readonly<Record<string, string>> = {}) =>
  store.app.fetch(new Request(new URL(address, testOrigin), { headers }));
const read = async (address: string): Promise<string> => {
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return response.text();
};
describe('the sitemap', () => {
  it('of a small shop is one valid file with all pages that shoppers see', async () => {
    const xml = await read('/sitemap.xml');
    await expectValid(xml);
    expectAlternates(xml);
    const urls = urlsOf(xml);
    expect(new Set(urls).size).toBe(urls.length);
    for (const address of ['/', '/de', '/goods/7', '/ko/goods/7', '/category/1', '/page/terms', '/fr/help'])
      expect(urls).toContain(new URL(address, testOrigin).href);
    expect(xml).toMatch(/goods\/7<\/loc><lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/u);
  });

  it('does not contain what is hidden, once its cache has ended', async () => {
    await store.db.update(products).set({ status: 'hidden' }).where(eq(products.id, 7));
    await store.db.update(categories).set({ status: 'hidden' }).where(eq(categories.id, 1));
    expect(urlsOf(await read('/sitemap.xml'))).toContain(`${testOrigin}/goods/7`);
    store.clock.advance(601);
    const urls = urlsOf(await read('/sitemap.xml'));
    expect(urls.filter((url) => /\/(?:goods\/7|category\/1)$/u.test(url))).toEqual([]);
    await store.db.update(products).set({ status: 'normal' }).where(eq(products.id, 7));
  });

  it('is not sent again to whom has it, and compressed to whom can read it', async () => {
    const first = await get('/sitemap.xml');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304);
    const packed = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const text = await new Response(packed.body?.pipeThrough(new DecompressionStream('gzip'))).text();
    expect(text).toBe(await first.text());
  });

  it.each([
    '/sitemap-x.xml',
    '/sitemap-products-01.xml',
    '/sitemap-products--1.xml',
    '/sitemap-products-9999999.xml',
  ])('has no part %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});

describe('robots.txt', () => {
  it('names the sitemap of a shop, and closes a demo', async () => {
    const demo = await get('/robots.txt');
    expect(await demo.text()).toBe('User-agent: *\nDisallow: /\n');
    const shop = await createTestStore({
      deps: { files: () => Promise.resolve(null) },
      settings: { isDemo: false },
    });
    const response = await shop.app.fetch(new Request(`${testOrigin}/robots.txt`));
    expect(await response.text()).toMatch(
      new RegExp(
        `^User-agent: \\*\nDisallow: /demo/\n(?:Disallow: /\\w+/\n)+\nSitemap: ${testOrigin}/sitemap\\.xml\n$`,
        'u',
      ),
    );
    await shop.close();
  });
});
