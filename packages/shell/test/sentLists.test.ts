import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveProducts } from '../../server/test/changeShop.ts';
import { copyProducts } from '../../server/test/copyProducts.ts';
import { testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import { createRenderedStore } from './createRenderedStore.ts';

// A category with more products than a page of its list has.

let store: TestStore;
let count = 0;

beforeAll(async () => {
  store = await createRenderedStore();
  const ids = await copyProducts(store.db, 45);
  count = ids.length;
  await moveProducts(store.db, ids, 1);
}, 60_000);

afterAll(() => store.close());

async function open(path: string) {
  const reply = await store.app.fetch(new Request(testOrigin + path, { headers: { accept: 'text/html' } }));
  const page = new JSDOM(await reply.text()).window.document;
  const read = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name)?.replace(testOrigin, '');
  return { status: reply.status, page, read };
}

it('a list is rendered page by page, and each page names itself, the next and the previous one', async () => {
  const links = new Set<string>();
  for (const [path, next, previous, title] of [
    ['/de/category/1', '/de/category/1?page=2', undefined, /^[^(]+ · /u],
    ['/de/category/1?page=2', '/de/category/1?page=3', '/de/category/1', / \(2\) · /u],
    ['/de/category/1?page=3', undefined, '/de/category/1?page=2', / \(3\) · /u],
  ] as const) {
    const { status, page, read } = await open(path);
    expect(status).toBe(200);
    expect(read('a[rel="next"]', 'href')).toBe(next);
    expect(read('a[rel="prev"]', 'href')).toBe(previous);
    expect(read('link[rel="canonical"]', 'href')).toBe(path);
    expect(read('link[hreflang="fr"]', 'href')).toBe(path.replace('/de', '/fr'));
    expect(read('meta[name="robots"]', 'content')).toMatch(/^index/u);
    expect(page.title).toMatch(title);
    const shown = page.querySelectorAll('[data-columns] article a[href]');
    expect(shown).toHaveLength(next === undefined ? count - 40 : 20);
    for (const link of shown) links.add(link.getAttribute('href') ?? '');
  }
  expect(links.size).toBe(count);
});

it.each(['/de/category/1?page=4', '/category/1?page=999', '/de/search?q=xyzzy&page=2'])(
  '%s, beyond the end, is 404, and names no other page as its own',
  async (path) => {
    const { status, page, read } = await open(path);
    expect(status).toBe(404);
    expect(read('meta[name="robots"]', 'content')).toMatch(/^noindex/u);
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
    // A way back.
    expect(read('a[rel="prev"]', 'href')).toBeDefined();
  },
);
