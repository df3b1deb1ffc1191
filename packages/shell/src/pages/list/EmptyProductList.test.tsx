import '@pawlet/widgets/ui';
import type { ProductQuery } from '@pawlet/core/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { ProductListPage } from './ProductListPage.tsx';

afterEach(closePages);

async function openList(address: string, nearest?: readonly string[]) {
  const asked: ProductQuery[] = [];
  const opened = await openPageAlone(address, ProductListPage, (pawlet) => {
    serveConfig(pawlet, { hotKeywords: ['fountain', 'feeder'] });
    vi.spyOn(pawlet.api.products, 'list').mockImplementation((query) => {
      asked.push(query);
      return Promise.resolve({ items: [], total: 0, page: 1, pageSize: 20, hasMore: false, nearest });
    });
    vi.spyOn(pawlet.api.products, 'counts').mockResolvedValue({ total: 0, priceBands: [], without: [] });
  });
  return { ...opened, asked };
}

describe('an empty product list', () => {
  it('links back to the search, or to a hot word', async () => {
    const { screen, pawlet, asked } = await openList('/pages/goods/goods?keyword=zebra');
    await expect.element(screen.getByText('Nothing found')).toBeVisible();
    await expect.element(screen.getByText('Try a shorter or different word')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Change search' }))
      .toHaveAttribute('href', '#/pages/search/search?keyword=zebra');
    await screen.getByRole('button', { name: 'feeder' }).click();
    await expect.poll(() => asked.at(-1)?.keyword).toBe('feeder');
    expect(location.hash).toBe('#/pages/goods/goods?keyword=feeder');
    expect(pawlet.session.store.getState().historyKeywords).toEqual(['feeder']);
    await expect.element(screen.getByRole('button', { name: 'feeder' })).not.toBeInTheDocument();
  });

  it('suggests the nearest search, ahead of hot words and once', async () => {
    const { screen, asked } = await openList('/pages/goods/goods?keyword=fountan%20xyz', [
      'fountain',
      'bowl',
    ]);
    const meant = screen.getByRole('group', { name: 'Did you mean' });
    await expect.element(meant.getByRole('button', { name: 'bowl' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'fountain', exact: true }).elements()).toHaveLength(1);
    await meant.getByRole('button', { name: 'fountain' }).click();
    await expect.poll(() => asked.at(-1)?.keyword).toBe('fountain');
  });

  it('links to all products where nothing was searched', async () => {
    const { screen } = await openList('/pages/goods/goods?category_id=3');
    await expect.element(screen.getByText('No products here yet')).toBeVisible();
    await expect.element(screen.getByText('Try a shorter or different word')).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: 'See all products' }))
      .toHaveAttribute('href', '#/pages/goods/goods');
  });

  it('removes the filters, and keeps the search', async () => {
    const { screen, asked } = await openList('/pages/goods/goods?keyword=bowl&brand=2');
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => asked.at(-1)?.brandIds).toEqual([]);
    expect(asked.at(-1)?.keyword).toBe('bowl');
  });
});
