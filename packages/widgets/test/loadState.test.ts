import vm from 'node:vm';
import v8 from 'node:v8';
import { createPawlet, type Pawlet } from '@pawlet/core';
import { dehydrate, hydrate, renderWithData, type PawletState } from '@pawlet/core/queries';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../server/test/createTestStore.ts';
import { useHydratedPawlet } from '../src/runtime/index.ts';
import { loadState, type PageWidget } from '../src/server/index.ts';
import { Page, shownWidgets } from './rendering/page.tsx';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const optionsFor = (language: 'de' | 'en' | 'zh', fetch?: typeof globalThis.fetch) => ({
  apiOrigin: testOrigin,
  language,
  country: 'DEU',
  fetch:
    fetch ?? (async (...call: Parameters<typeof globalThis.fetch>) => store.app.fetch(new Request(...call))),
});

const widgets = Object.entries(shownWidgets);
const toPageWidget = (name: string): PageWidget =>
  name === 'product-card' ? { widget: name, productId: 7 } : ({ widget: name } as PageWidget);

const viewOf = (pawlet: Pawlet, widget: string): ReactElement => createElement(Page, { pawlet, widget });

const sorted = ({ texts, queries }: PawletState) => ({
  texts: Object.keys(texts).toSorted(),
  queries: Object.keys(queries).toSorted(),
});

describe('the state that a server component loads', () => {
  it.each(widgets)(
    'has what the first view of %s is missing, and nothing else',
    async (name, { content }) => {
      const state = await loadState(optionsFor('de'), [toPageWidget(name)]);
      const rendered = createPawlet(optionsFor('de'));
      await renderWithData(rendered, () => renderToString(viewOf(rendered, name)));
      expect(sorted(state)).toEqual(sorted(dehydrate(rendered)));
      rendered.dispose();

      const refused = vi.fn<typeof fetch>(() =>
        Promise.reject(new Error('nothing is loaded while it renders')),
      );
      const pawlet = createPawlet(optionsFor('de', refused));
      hydrate(pawlet, JSON.parse(JSON.stringify(state)) as PawletState);
      const html = renderToString(viewOf(pawlet, name));
      expect(html.replaceAll(/<[^>]+>/gu, '')).toMatch(new RegExp(content.source, 'su'));
      expect(refused).not.toHaveBeenCalled();
      pawlet.dispose();
    },
  );

  it('has several widgets and further queries, and is plain JSON', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('of my own'));
    const state = await loadState(
      optionsFor('zh'),
      [{ widget: 'product-card', productIds: [1, 7, 1] }, { widget: 'cart' }],
      [{ key: ['own'], load }],
    );
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(Object.keys(state.queries)).toEqual(
      expect.arrayContaining(['["","zh","DEU","product-card","1,7"]', '["","zh","DEU","own"]']),
    );
    expect(state.config?.country.code).toBe('DEU');
  });

  it('lacks what cannot be loaded, and refuses a widget that does not exist', async () => {
    const offline = optionsFor('de', () => Promise.reject(new TypeError('fetch failed')));
    const state = await loadState(offline, [{ widget: 'product-card', productId: 7 }]);
    expect(state).toMatchObject({ language: 'de', queries: {}, config: undefined });
    expect(Object.keys(state.texts)).toContain('product');
    // Options that come from a page's data are not type-checked.
    const unknown = JSON.parse('{ "widget": "basket" }') as PageWidget;
    await expect(loadState(optionsFor('de'), [unknown])).rejects.toThrow(
      'Pawlet: there is no widget "basket".',
    );
  });
});

describe('a page that a framework renders', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const render = (state: PawletState, name: string): string => {
    const Shop = (): ReactElement => viewOf(useHydratedPawlet(optionsFor('de'), state), name);
    return renderToString(createElement(Shop));
  };

  it.each(widgets.map(([name]) => name))(
    'reads neither the clock nor random numbers while it renders %s',
    async (name) => {
      const state = await loadState(optionsFor('de'), [toPageWidget(name)]);
      const readings = [
        vi.spyOn(Date, 'now'),
        vi.spyOn(Math, 'random'),
        vi.spyOn(crypto, 'randomUUID'),
        vi.spyOn(crypto, 'getRandomValues'),
      ];
      const html = render(state, name);
      expect(html).toContain('data-pawlet-root');
      expect(readings.map((reading) => reading.mock.calls.length)).toEqual(readings.map(() => 0));
    },
  );

  it('leaves nothing behind on the server: its shop is collected without being disposed of', async () => {
    v8.setFlagsFromString('--expose-gc');
    const collect = vm.runInNewContext('gc') as () => void;
    const shops: WeakRef<Pawlet>[] = [];
    const Shop = ({ state }: { state: PawletState }): ReactElement => {
      const pawlet = useHydratedPawlet(optionsFor('de'), state);
      shops.push(new WeakRef(pawlet));
      return viewOf(pawlet, 'cart');
    };
    const state = await loadState(optionsFor('de'), [{ widget: 'cart' }]);
    for (let count = 0; count < 3; count += 1) renderToString(createElement(Shop, { state }));
    expect(shops).toHaveLength(3);
    await vi.waitFor(() => {
      collect();
      expect(shops.map((shop) => shop.deref() === undefined)).toEqual([true, true, true]);
    }, 5000);
  });
});
