import { contentCalls } from '@pawlet/operator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../server/test/createTestStore.ts';
import { operatorSecret } from '../../server/test/store/operator.ts';
import { clientWith, localHeaders } from '../../server/test/store/operatorApi.ts';
import { inLanguages } from '../../server/test/store/operatorTest.ts';
import { toSafeHtml } from './createRenderingShop.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore({
    deps: { operatorSecret, toSafeHtml: (html) => Promise.resolve(toSafeHtml(html)) },
  });
});
afterAll(() => store.close());

it('HTML that an operator writes is stored as the storefront shows it', async () => {
  const client = clientWith(store, localHeaders);
  const content = inLanguages(
    '<h3 onclick="steal()">Hours</h3><p>{{rate_points}} points</p><img src="/a.webp" alt="A" onerror="steal()">' +
      '<script>steal()</script><a href="javascript:steal()">here</a><iframe src="https://x.test"></iframe>',
  );
  const input = { type: 'help' as const, title: inLanguages('Hours'), content };
  const { data } = await client.call(contentCalls.createPage, { input });
  expect(data.content.de).toContain('<h3>Hours</h3><p>{{rate_points}} points</p>');
  expect(data.content.de).not.toMatch(/steal|script|iframe|onerror|onclick/u);
  const again = await client.call(contentCalls.changePage, {
    params: { id: String(data.id) },
    version: data.version,
    input: { content: data.content },
  });
  expect(again.data.content).toEqual(data.content);
});
