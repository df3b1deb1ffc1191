import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import { renderFirstView } from '../src/server/renderFirstView.tsx';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});

afterAll(() => store.close());

const toText = (html: string): string =>
  html
    .replaceAll(/<svg.*?<\/svg>/gu, '')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ');

const render = (route: string, language: 'de' | 'zh' = 'de') =>
  renderFirstView(
    {
      route,
      language,
      isLanguageInPath: true,
      country: language === 'de' ? 'DEU' : 'CHN',
      origin: testOrigin,
    },
    async (input, init) => store.app.fetch(new Request(input, init)),
  );

describe('the first view of a public page, rendered by a server', () => {
  it.each([
    ['/pages/index/index', /Empfohlen.*Trinkbrunnen.*42 ?,42\s€/u],
    ['/pages/goods/detail?id=7', /Pawlet Meal Futterautomat.*69 ?,90\s€.*In den Warenkorb/u],
    ['/pages/goods/goods?keyword=brunnen', /Trinkbrunnen.*\d ?,\d\d\s€/u],
    ['/pages/category/index', /Futterautomaten.*Pawlet Aura Trinkbrunnen/u],
    ['/pages/search/search', /Suche/u],
    ['/pages/help/index', /Wie nutze ich Punkte/u],
    ['/pages/page/page?diyname=aboutus', /Über uns/u],
  ])('%s has its content and its texts', async (route, content) => {
    const { html, state } = await render(route);
    expect(toText(html)).toMatch(content);
    expect(state).toMatchObject({ language: 'de', country: 'DEU' });
  });

  it('is rendered for each language and country by itself, also at the same time', async () => {
    const route = '/pages/goods/detail?id=7';
    const [german, chinese] = await Promise.all([render(route, 'de'), render(route, 'zh')]);
    expect(toText(german.html)).toContain('In den Warenkorb');
    expect(toText(chinese.html)).toContain('加入购物车');
    expect(toText(chinese.html)).toMatch(/¥|￥/u);
    expect(toText(chinese.html)).not.toContain('€');
  });

  it('shows that a product does not exist', async () => {
    const { html } = await render('/pages/goods/detail?id=999999');
    expect(toText(html)).toMatch(/nicht gefunden|nicht mehr|gibt es nicht/iu);
  });
});
