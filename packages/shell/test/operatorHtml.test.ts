import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../server/test/createTestStore.ts';
import { operatorSecret } from '../../server/test/store/operator.ts';
import { fetchWith, localHeaders } from '../../server/test/store/operatorApi.ts';
import { inLanguages } from '../../server/test/store/operatorTest.ts';
import { toSafeHtml } from './createRenderingShop.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore({
    deps: { operatorSecret, toSafeHtml: (html) => Promise.resolve(toSafeHtml(html)) },
  });
});
afterAll(() => store.close());

/** A page as the operator API returns it. */
interface StoredPage {
  readonly id: number;
  readonly version: string;
  readonly content: { readonly de: string };
}

async function send(method: string, path: string, body: object, version = ''): Promise<StoredPage> {
  const response = await fetchWith(store, localHeaders)(`/operator/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(version === '' ? {} : { 'if-match': `"${version}"` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as StoredPage;
}

it('HTML that an operator writes is stored as the storefront shows it', async () => {
  const content = inLanguages(
    '<h3 onclick="steal()">Hours</h3><p>{{rate_points}} points</p><img src="/a.webp" alt="A" onerror="steal()">' +
      '<script>steal()</script><a href="javascript:steal()">here</a><iframe src="https://x.test"></iframe>',
  );
  const page = await send('POST', '/pages', { type: 'help', title: inLanguages('Hours'), content });
  expect(page.content.de).toContain('<h3>Hours</h3><p>{{rate_points}} points</p><img src="/a.webp"');
  expect(page.content.de).not.toMatch(/steal|script|iframe|onerror|onclick/u);
  const again = await send('PATCH', `/pages/${page.id}`, { content: page.content }, page.version);
  expect(again.content).toEqual(page.content);
});
