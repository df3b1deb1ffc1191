import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { parseSitemapIndex } from 'sitemap';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../src/db/schema/products.ts';
import { expectAlternates, expectValid, urlsOf } from './checkSitemap.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore({ deps: { files: () => Promise.resolve(null) } });
});

afterAll(() => store.close());

const read = async (address: string): Promise<string> => {
  const response = await store.app.fetch(new Request(new URL(address, testOrigin)));
  expect(response.status).toBe(200);
  return response.text();
};

it('the sitemap of 10,000 products is a list of valid parts, which a new product does not move', async () => {
  await store.db.execute(sql`
      insert into goods (id, slug, category_id, images, params, guarantees, createtime, updatetime) overriding system value
      select n, 'many-' || n, 2, '[]', '[]', '[]', 1790000000 + n, 1790000000 + n
      from generate_series(20001, 30000) n`);
  store.clock.advance(601);
  const startedMs = performance.now();
  const list = await read('/sitemap.xml');
  const parts = await parseSitemapIndex(Readable.from([list]));
  expect(parts.length).toBeGreaterThan(10);
  const urls: string[] = [];
  let bytes = 0;
  for (const { url } of parts) {
    const xml = await read(new URL(url).pathname);
    bytes += xml.length;
    await expectValid(xml);
    expectAlternates(xml);
    urls.push(...urlsOf(xml));
  }
  expect(new Set(urls).size).toBe(urls.length);
  const sold = await store.db.$count(products, sql`${products.status} <> 'hidden'`);
  expect(urls.filter((url) => url.includes('/goods/'))).toHaveLength(sold * 9);
  console.log(
    `sitemap: ${sold} products, ${urls.length} addresses, ${parts.length} files, ${(bytes / 1e6).toFixed(1)} MB in ${Math.round(performance.now() - startedMs)} ms with validation`,
  );
  const before = await read('/sitemap-products-21.xml');
  await store.db.execute(sql`
      insert into goods (id, slug, category_id, images, params, guarantees, createtime, updatetime) overriding system value
      values (20000, 'one-more', 2, '[]', '[]', '[]', 1790000000, 1790000000)`);
  store.clock.advance(601);
  expect(await read('/sitemap-products-21.xml')).toBe(before);
  expect(urlsOf(await read('/sitemap-products-19.xml'))).toContain(`${testOrigin}/goods/20000`);
}, 120_000);
