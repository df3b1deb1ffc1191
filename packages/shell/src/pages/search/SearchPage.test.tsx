import '@pawlet/widgets/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { makeCategory } from '../../../test/makeCategory.ts';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { SearchPage } from './SearchPage.tsx';

afterEach(closePages);

const noProducts = { items: [], total: 0, page: 1, pageSize: 8, hasMore: false };

it('suggests categories of every level that contain the typed text, and links to their products', async () => {
  const { screen, storefront } = await openPageAlone('/pages/search/search', SearchPage, (pawlet) => {
    vi.spyOn(pawlet.config, 'load').mockRejectedValue(new Error('No config in this test.'));
    vi.spyOn(pawlet.api.products, 'list').mockResolvedValue(noProducts);
    vi.spyOn(pawlet.api.products, 'categories').mockResolvedValue([
      makeCategory(1, 'Fountains', [makeCategory(4, 'Steel fountains'), makeCategory(5, 'Travel')]),
      makeCategory(2, 'Feeders'),
    ]);
  });
  await screen.getByRole('searchbox').fill('FOUNT');
  await expect.element(screen.getByRole('button', { name: 'Fountains Category', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Feeders/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Steel fountains Category' }).click();
  await expect
    .poll(() => storefront.navigation.getState().current.address)
    .toEqual({ path: '/pages/goods/goods', search: 'category_id=4' });
});

it('keeps its height when the first letter adds the clear button', async () => {
  const { screen } = await openPageAlone('/pages/search/search', SearchPage, (pawlet) => {
    vi.spyOn(pawlet.config, 'load').mockRejectedValue(new Error('No config in this test.'));
    vi.spyOn(pawlet.api.products, 'categories').mockResolvedValue([]);
    vi.spyOn(pawlet.api.products, 'list').mockResolvedValue(noProducts);
  });
  const field = screen.getByRole('searchbox');
  const getHeight = (): number => field.element().parentElement?.getBoundingClientRect().height ?? 0;
  const empty = getHeight();
  expect(empty).toBeGreaterThan(30);
  await field.fill('f');
  await expect.element(screen.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
  expect(getHeight()).toBe(empty);
});
