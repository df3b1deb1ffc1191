import '@pawlet/widgets/ui';
import type { Category, CategoryId } from '@pawlet/core/api';
import { afterEach, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { CategoryPage } from './CategoryPage.tsx';

afterEach(closePages);

function category(id: number, name: string): Category {
  return {
    id: id as CategoryId,
    parentId: undefined,
    name,
    imageUrl: '',
    flagText: '',
    children: [],
    goods: [],
  };
}

async function openCategories(address: string, names: readonly string[]) {
  return openPageAlone(address, CategoryPage, (pawlet) => {
    vi.spyOn(pawlet.config, 'load').mockRejectedValue(new Error('No config in this test.'));
    vi.spyOn(pawlet.api.goods, 'categories').mockResolvedValue(
      names.map((name, index) => category(index + 1, name)),
    );
    vi.spyOn(pawlet.api.goods, 'list').mockResolvedValue({
      items: [],
      total: 0,
      page: 1,
      pageSize: 20,
      hasMore: false,
    });
  });
}

const all = ['Fountains', 'Feeders', 'Cameras'];

it('shows the category of a link that is followed after another was chosen', async () => {
  const { screen, mall } = await openCategories('/pages/category/index', all);
  await screen.getByRole('button', { name: 'Cameras' }).click();
  await expect.element(screen.getByRole('link', { name: /Cameras/ })).toBeVisible();
  await mall.navigation.open('/pages/category/index?category_id=2');
  await expect.element(screen.getByRole('link', { name: /Feeders/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Fountains' }).click();
  await expect.element(screen.getByRole('link', { name: /Fountains/ })).toBeVisible();
  // The tab shows the page as it was left.
  await mall.navigation.switchTab('/pages/category/index');
  await expect.element(screen.getByRole('link', { name: /Fountains/ })).toBeVisible();
});

it('leads to the goods where there is no category', async () => {
  const { screen } = await openCategories('/pages/category/index', []);
  await expect
    .element(screen.getByRole('link', { name: 'Browse products' }))
    .toHaveAttribute('href', '#/pages/goods/goods');
});
