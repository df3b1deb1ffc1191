import '@pawlet/widgets/ui';
import type { Category } from '@pawlet/core/api';
import { afterEach, expect, it, vi } from 'vitest';
import { makeCategory } from '../../../test/makeCategory.ts';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { CategoryPage } from './CategoryPage.tsx';

afterEach(closePages);

const all = ['Fountains', 'Feeders', 'Cameras'];

async function openCategories(address: string, categories: readonly Category[]) {
  return openPageAlone(address, CategoryPage, (pawlet) => {
    vi.spyOn(pawlet.api.products, 'categories').mockResolvedValue(categories);
    vi.spyOn(pawlet.api.products, 'categoriesWithGoods').mockResolvedValue(categories);
  });
}

const openAll = async (address: string) =>
  openCategories(
    address,
    all.map((name, index) => makeCategory(index + 1, name)),
  );

type Screen = Awaited<ReturnType<typeof openAll>>['screen'];

/** The category that the rail marks, if its section starts below the bar. */
function inSight(screen: Screen): string {
  const rail = screen.getByRole('navigation', { name: 'Categories' }).element();
  const name = rail.querySelector('[aria-current]')?.textContent ?? '';
  const part = screen.getByRole('region', { name }).element();
  const distance = part.getBoundingClientRect().top - rail.getBoundingClientRect().top;
  return Math.abs(distance) < 30 ? name : `${name}, ${distance} px away`;
}

it('scrolls to a category by its rail, and the rail follows the scrolling', async () => {
  const { screen } = await openAll('/pages/category/index');
  await expect.poll(() => inSight(screen)).toBe('Fountains');
  await screen.getByRole('button', { name: 'Cameras' }).click();
  await expect.poll(() => inSight(screen)).toBe('Cameras');
  const feeders = screen.getByRole('region', { name: 'Feeders' });
  feeders.element().scrollIntoView({ block: 'start' });
  await expect.poll(() => inSight(screen)).toBe('Feeders');
  window.scrollTo(0, 0);
  await expect.poll(() => inSight(screen)).toBe('Fountains');
});

it('shows the category of a link that is followed after another was chosen', async () => {
  const { screen, storefront } = await openAll('/pages/category/index');
  await screen.getByRole('button', { name: 'Cameras' }).click();
  await expect.poll(() => inSight(screen)).toBe('Cameras');
  await storefront.navigation.open('/pages/category/index?category_id=2');
  await expect.poll(() => inSight(screen)).toBe('Feeders');
  await screen.getByRole('button', { name: 'Fountains' }).click();
  await expect.poll(() => inSight(screen)).toBe('Fountains');
  // The tab shows the page in its last state.
  await storefront.navigation.switchTab('/pages/category/index');
  await expect.poll(() => inSight(screen)).toBe('Fountains');
});

it('goes back to where the shopper was, whichever links were followed since', async () => {
  const { screen, storefront } = await openAll('/pages/category/index?category_id=2');
  const { navigation } = storefront;
  await expect.poll(() => inSight(screen)).toBe('Feeders');
  await screen.getByRole('button', { name: 'Cameras' }).click();
  await expect.poll(() => inSight(screen)).toBe('Cameras');
  await navigation.navigateTo('/pages/help/index');
  await navigation.open('/pages/category/index?category_id=1');
  await expect.poll(() => inSight(screen)).toBe('Fountains');
  await navigation.back(2);
  await expect.poll(() => inSight(screen)).toBe('Cameras');
  // And there and back again by the browser's own buttons.
  history.go(2);
  await expect.poll(() => inSight(screen)).toBe('Fountains');
  history.go(-2);
  await expect.poll(() => inSight(screen)).toBe('Cameras');
});

it('opens at the category of a link, or at the one that a subcategory belongs to', async () => {
  const [fountains, feeders, cameras] = all.map((name, index) => makeCategory(index + 1, name));
  if (!fountains || !feeders || !cameras) throw new Error('There are three.');
  const withKind = { ...cameras, children: [makeCategory(31, 'Indoors')] };
  const { screen } = await openCategories('/pages/category/index?category_id=31', [
    fountains,
    feeders,
    withKind,
  ]);
  await expect.poll(() => inSight(screen)).toBe('Cameras');
});

it('shows the products of a subcategory while it is pressed', async () => {
  const withKind = makeCategory(1, 'Fountains', [makeCategory(11, 'Steel')]);
  const { screen, pawlet } = await openCategories('/pages/category/index', [withKind]);
  const list = vi.spyOn(pawlet.api.products, 'list').mockResolvedValue({
    items: [],
    total: 0,
    page: 1,
    pageSize: 10,
    hasMore: false,
  });
  await screen.getByRole('button', { name: 'Steel' }).click();
  await expect.poll(() => list.mock.calls.at(-1)?.[0].categoryId).toBe(11);
  await expect.element(screen.getByRole('button', { name: 'Steel' })).toHaveAttribute('aria-pressed', 'true');
});

it('links to the products where there is no category', async () => {
  const { screen } = await openCategories('/pages/category/index', []);
  await expect
    .element(screen.getByRole('link', { name: 'Browse products' }))
    .toHaveAttribute('href', '#/pages/goods/goods');
});
