import { describe, expect, it, vi } from 'vitest';
import type { ShopConfig } from '../api/types/config.ts';
import { shopMessages as catalogue } from '../errors/index.ts';
import { formatOnce } from '../i18n/formatOnce.ts';
import { createTranslator } from '../i18n/createTranslator.ts';
import { createConfigStore } from '../pawlet/createConfigStore.ts';
import { createHydration } from '../pawlet/createHydration.ts';
import { createQueryCache } from './createQueryCache.ts';
import { renderWithData } from './renderWithData.ts';

const openShop = () => ({
  config: createConfigStore({ load: () => Promise.resolve({} as ShopConfig) }, () => undefined),
  hydration: createHydration(),
  queries: createQueryCache(),
  translator: createTranslator({ language: 'de' }),
});

describe('renderWithData', () => {
  it('renders until data, the data that depend on them, config and texts have loaded', async () => {
    const shop = openShop();
    const load = vi.fn<(name: string) => Promise<string>>((name) => Promise.resolve(name));
    const render = vi.fn<() => string>(() => {
      const show = (id: string): string => {
        shop.queries.onRender?.(id, () => load(id));
        return shop.queries.getState<string>(id).data ?? '-';
      };
      const category = show('category');
      const products = category === '-' ? '-' : show('products');
      const { status } = shop.config.store.getState();
      const text = shop.translator.isLoaded(catalogue)
        ? shop.translator.textOf(catalogue)('error.network')
        : '-';
      return [category, products, status, text].join(' ');
    });
    await expect(renderWithData(shop, render)).resolves.toBe(
      'category products ready Netzwerkfehler. Bitte versuche es gleich noch einmal.',
    );
    expect(load.mock.calls).toEqual([['category'], ['products']]);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('renders once what has been loaded before', async () => {
    const shop = openShop();
    await Promise.all([shop.config.load(), shop.translator.load(catalogue)]);
    await shop.queries.fetch('category', () => Promise.resolve('category'));
    const render = vi.fn<() => string | undefined>(() => {
      shop.queries.onRender?.('category', () => Promise.reject(new Error('loaded twice')));
      return shop.queries.getState<string>('category').data;
    });
    await expect(renderWithData(shop, render)).resolves.toBe('category');
    expect(render).toHaveBeenCalledOnce();
  });

  it('renders a failed query as failed, and loads it once', async () => {
    const shop = openShop();
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
    const html = await renderWithData(shop, () => {
      shop.queries.onRender?.('lost', load);
      return shop.queries.getState('lost').error === undefined ? 'loading' : 'failed';
    });
    expect(html).toBe('failed');
    expect(load).toHaveBeenCalledOnce();
  });

  it('ends where every rendering needs new data', async () => {
    const shop = openShop();
    let count = 0;
    const render = vi.fn<() => number>(() => {
      count += 1;
      shop.queries.onRender?.(`number ${count}`, () => Promise.resolve(count));
      return count;
    });
    await renderWithData(shop, render);
    expect(render).toHaveBeenCalledTimes(5);
  });

  it('keeps what the last rendering has formatted, to hydrate it', async () => {
    const shop = openShop();
    const format = vi.fn<() => string>(() => 'formatted');
    let name = 'first';
    await renderWithData(shop, () => {
      const text = formatOnce(`renderWithData ${name}`, format);
      name = 'last';
      return text;
    });
    expect(format).toHaveBeenCalledTimes(2);
    expect(shop.hydration.formats).toEqual({ 'renderWithData last': 'formatted' });
  });

  it('rejects with the error of a rendering, and then notes no more queries', async () => {
    const shop = openShop();
    const failing = renderWithData(shop, () => {
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(shop.queries.onRender).toBeUndefined();
  });
});
