import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import { createRenderingShop } from './createRenderingShop.ts';
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

const render = (path: string, language: 'de' | 'zh' = 'de') =>
  renderFirstView(
    {
      url: `/${language}${path}`,
      language,
      country: language === 'de' ? 'DEU' : 'CHN',
      origin: testOrigin,
    },
    createRenderingShop(store),
  );

describe('the first view of a public page, rendered by a server', () => {
  it.each([
    ['', /Empfohlen.*Trinkbrunnen.*42 ?,42\s€/u],
    ['/goods/7', /Pawlet Meal Futterautomat.*69 ?,90\s€.*In den Warenkorb/u],
    ['/search?q=brunnen', /Trinkbrunnen.*\d ?,\d\d\s€/u],
    ['/category', /Futterautomaten.*Pawlet Aura Trinkbrunnen/u],
    ['/search', /Suche/u],
    ['/help', /Wie nutze ich Punkte/u],
    ['/page/aboutus', /Über uns/u],
    ['/page/terms', /Nutzungsbedingungen.*innerhalb von 7 Tagen/u],
    ['/goods/7', /Produktdetails.*Doppelnapf teilt gerecht auf/u],
  ])('%s has its content and its texts', async (path, content) => {
    const { html, state } = await render(path);
    expect(toText(html)).toMatch(content);
    expect(state).toMatchObject({ language: 'de', country: 'DEU' });
  });

  it('is rendered for each language and country by itself, also at the same time', async () => {
    const path = '/goods/7';
    const [german, chinese] = await Promise.all([render(path, 'de'), render(path, 'zh')]);
    expect(toText(german.html)).toContain('In den Warenkorb');
    expect(toText(chinese.html)).toContain('加入购物车');
    expect(toText(chinese.html)).toMatch(/¥|￥/u);
    expect(toText(chinese.html)).not.toContain('€');
  });

  it('shows that a product does not exist', async () => {
    const { html } = await render('/goods/999999');
    expect(toText(html)).toMatch(/nicht gefunden|nicht mehr|gibt es nicht/iu);
  });
});
