import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});

afterAll(() => store.close());

const get = async (path: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
  store.app.fetch(new Request(testOrigin + path, { headers, method }));
const person = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'fr-FR' };

describe('an address without a page', () => {
  it('shows a person a page, and a script the answer of the API', async () => {
    const page = await get('/nothing', person);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('<a href="/">Aller à la boutique</a>');
    const script = await get('/nothing.js', { accept: '*/*' });
    expect([script.status, await script.json()]).toMatchObject([404, { code: 404, data: null }]);
  });

  it('never repeats the address', async () => {
    for (const path of [
      '/goods/"><script>1</script>',
      `/${'a<'.repeat(5000)}`,
      '/xx?q=%3Cscript%3E',
      '/%00',
    ]) {
      const page = await get(path, person);
      expect(page.status).toBe(404);
      expect(await page.text()).not.toMatch(/script>|a&lt;|a%3C|q=/u);
    }
  });

  it('is an answer of the API below its paths, for a person too', async () => {
    const reply = await get('/addons/shop/nothing', person);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'application/json']);
    const write = await get('/nothing', person, 'POST');
    expect([write.status, write.headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  it.each([
    ['/goods/7/', 308, '/goods/7'],
    ['/de//?a=b', 308, '/de?a=b'],
    ['/goods/x/', 404, null],
    ['//evil.example/', 404, null],
    ['/\\evil.example/', 404, null],
  ])('%s with a slash at its end: %s to %s', async (path, status, location) => {
    const reply = await get(path, person);
    expect([reply.status, reply.headers.get('location')]).toEqual([status, location]);
  });
});

it('the style sheet of plain pages is sent', async () => {
  const reply = await get('/plain-page.css', {});
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});
