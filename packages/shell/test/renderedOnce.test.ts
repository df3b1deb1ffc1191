import { activityIndex, commonInit, goodsLists } from '@pawlet/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import { renderFirstView } from '../src/server/renderFirstView.tsx';
import { createRenderingShop, toSafeHtml } from './createRenderingShop.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});

afterAll(() => store.close());

const toRequest = (path: string) =>
  ({ url: `/de${path}`, language: 'de', country: 'DEU', origin: testOrigin }) as const;

it('a product page is rendered once: its data are loaded before, and its texts by the first one', async () => {
  const texts: string[] = [];
  const shop = {
    ...createRenderingShop(store),
    toSafeHtml: (html: string) => {
      texts.push(html);
      return toSafeHtml(html);
    },
  };
  const { html } = await renderFirstView(toRequest('/goods/7'), shop);
  const ofFirst = texts.splice(0).length;
  const again = await renderFirstView(toRequest('/goods/7'), shop);
  expect(texts).toHaveLength(1);
  expect(ofFirst).toBeLessThanOrEqual(2);
  expect(again.html === html).toBe(true);
});

it('the home page loads its offers beside its config, and not after a rendering without them', async () => {
  const asked = new Set<string>();
  let release = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isAwaited = (path: string) => path === goodsLists.path || path === activityIndex.path;
  const shop = createRenderingShop(store, async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (isAwaited(pathname) && asked.add(pathname).size === 2) release();
    if (pathname === commonInit.path) await all;
    return store.app.fetch(request);
  });
  const { html, isComplete } = await renderFirstView(toRequest(''), shop);
  expect(isComplete).toBe(true);
  expect(html).toContain('Empfohlen');
});
