import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hideProduct } from '../../server/test/changeShop.ts';
import { testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import { listFormSessions } from '../../server/test/store/formSessions.ts';
import { createRenderedStore } from './createRenderedStore.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createRenderedStore();
});

afterAll(() => store.close());

const open = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  store.app.fetch(new Request(testOrigin + path, { headers: { accept: 'text/html', ...headers } }));

describe('a page that the server sends', () => {
  it.each(['/de', '/de/goods/7', '/de/category/1', '/de/search?q=Brunnen', '/de/page/terms', '/de/help'])(
    '%s is byte for byte that of a visitor, whoever asks',
    async (path) => {
      // The first rendering of a page loads its code.
      await open(path);
      const visitor = Buffer.from(await (await open(path)).arrayBuffer());
      const { token, sid } = await store.shopper();
      expect(token).not.toBe('');
      const shopper = await open(path, {
        token,
        sid,
        uid: '1',
        authorization: `Bearer ${token}`,
        cookie: `token=${token}; session=${sid}`,
        'user-agent': 'Mozilla/5.0 (a shopper)',
        referer: `${testOrigin}/?token=${token}`,
      });
      const bytes = Buffer.from(await shopper.arrayBuffer());
      expect(new TextDecoder().decode(visitor)).toContain('data-rendered="de DEU"');
      expect(Buffer.compare(bytes, visitor)).toBe(0);
      expect(shopper.headers.has('set-cookie')).toBe(false);
    },
    60_000,
  );

  it('writes nothing: a visitor who only reads has no session', async () => {
    const before = await listFormSessions(store);
    expect((await open('/de/goods/8')).status).toBe(200);
    expect(await listFormSessions(store)).toEqual(before);
  }, 60_000);

  it.each([
    ['/de/goods/999999999999999', 404],
    ['/de/goods/1e3', 404],
    ['/de/goods/2099999999', 404],
    ['/de/category/3000000000', 404],
    ['/de/goods/0', 404],
    ['/de/goods/-7', 404],
    ['/de/goods/7%00', 404],
    ['/xx/goods/7', 404],
    ['/de/category/999999', 404],
    ['/de/page/nothing-here', 404],
    [`/de/page/${'a'.repeat(10_000)}`, 404],
    [`/de/${'%3Cscript%3E'.repeat(900)}`, 404],
  ])('%s does not exist', async (path, status) => {
    const response = await open(path);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/<script>(?!\n)[^<]*%3C|a{200}/u);
    expect(store.errors).toEqual([]);
  });

  it('of a product that is no longer sold is 410, with the product', async () => {
    await hideProduct(store.db, 9);
    const response = await open('/de/goods/9');
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('<meta name="robots" content="noindex, follow" />');
  }, 60_000);

  it.each([
    '"><script>marker_7()</script>',
    "');marker_7();//",
    '</script><script>marker_7()</script>',
    '<!--<script>marker_7()',
    '\u2028marker_7()',
  ])('shows the words of a search as text only: %s', async (words) => {
    const response = await open(`/de/search?q=${encodeURIComponent(words)}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('marker_7');
    // Scripts that run, and handlers, do not contain them.
    const code = [
      ...html.matchAll(/<script(?![^>]*type="application)[^>]*>(?<text>[\s\S]*?)<\/script>/gu),
      ...html.matchAll(/\son\w+="(?<text>[^"]*)"/gu),
    ].map(({ groups }) => groups?.['text'] ?? '');
    expect(code.filter((text) => text.includes('marker_7'))).toEqual([]);
    for (const [, json = ''] of html.matchAll(/<script[^>]*type="application[^>]*>([\s\S]*?)<\/script>/gu))
      expect(() => JSON.parse(json) as unknown).not.toThrow();
  });

  it.each(['?keyword=x', '?q=x&page=02', `?q=${'x'.repeat(10_000)}`, '?<script>=1', '?lang=de&q=%00'])(
    'leaves a query that it does not know to the browser: /search%s',
    async (query) => {
      // No storefront files in this shop: what the renderer does not send is not found.
      const response = await open(`/de/search${query}`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/x{50}|<script>=/u);
    },
  );
});
