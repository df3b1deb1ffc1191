import '@pawlet/widgets/ui';
import { toId, type CategoryId, type FilterQuery, type GoodsQuery } from '@pawlet/core/api';
import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { germany } from '../../../../core/test/buildConfig.ts';
import { serveConfig } from '../../../test/serveConfig.ts';
import { GoodsListPage } from './GoodsListPage.tsx';

afterEach(closePages);

const colour = { id: 3, name: 'Colour', isSingleChoice: false };
const material = { id: 4, name: 'Material', isSingleChoice: true };

/** Opens a list of the shop: white (12) leaves 5 products, blush (13) 1, steel (21) 2 and, once white is chosen, none of plastic (22). */
async function openList(address: string, language: InterfaceLanguage = 'en') {
  const lists: GoodsQuery[] = [];
  const counted: FilterQuery[] = [];
  const opened = await openPageAlone(address, GoodsListPage, ({ api, config, session }) => {
    session.setLanguage(language);
    serveConfig({ config }, { country: germany, brands: [{ id: 2, name: 'Pawlet' }] });
    vi.spyOn(api.goods, 'list').mockImplementation((query) => {
      // An empty list asks for recommended products too, in the shop's own order.
      if (query.orderBy !== undefined) lists.push(query);
      return Promise.resolve({ items: [], total: 0, page: 1, pageSize: 20, hasMore: false });
    });
    vi.spyOn(api.goods, 'filters').mockImplementation((query) => {
      counted.push(query);
      const isWhite = query.attributes?.some(({ valueIds }) => valueIds.includes(12)) === true;
      return Promise.resolve([
        {
          ...colour,
          values: [
            { id: 12, name: 'White', count: 5 },
            { id: 13, name: 'Blush', count: 1 },
          ],
        },
        {
          ...material,
          values: [
            { id: 21, name: 'Steel', count: 2 },
            { id: 22, name: 'Plastic', count: isWhite ? 0 : 3 },
          ],
        },
      ]);
    });
  });
  return { ...opened, lists, counted };
}

const category = '/pages/goods/goods?category_id=1';

describe('the attribute filters of a list', () => {
  it('offer values with counts that follow what is chosen, and put them into the address', async () => {
    const { screen, lists, counted } = await openList(category);
    await expect.element(screen.getByText('No products here yet')).toBeVisible();
    // Nothing that the first view does not show is loaded for it.
    expect(counted).toEqual([]);
    await screen.getByRole('button', { name: 'Filter' }).click();
    const colours = screen.getByRole('group', { name: 'Colour' });
    await colours.getByRole('button', { name: 'White (5)' }).click();
    await expect.element(screen.getByRole('button', { name: 'Plastic (0)' })).toBeDisabled();
    await colours.getByRole('button', { name: 'Blush (1)' }).click();
    await screen.getByRole('button', { name: 'Steel (2)' }).click();
    expect(lists.at(-1)?.attributes).toEqual([]);
    await screen.getByRole('button', { name: 'Show results' }).click();
    await expect.poll(() => location.hash).toBe(`#${category}&attributes=3-12%2C3-13%2C4-21`);
    await expect
      .poll(() => lists.at(-1)?.attributes)
      .toEqual([
        { attributeId: 3, valueIds: [12, 13] },
        { attributeId: 4, valueIds: [21] },
      ]);
    expect(lists.at(-1)?.categoryId).toBe(toId<CategoryId>(1));
    await expect.element(screen.getByRole('button', { name: 'Filter (3)' })).toBeVisible();
  });

  it('are counted beside their button in the marks of the language', async () => {
    const { screen } = await openList(`${category}&attributes=3-12`, 'zh');
    await expect.element(screen.getByRole('button', { name: '筛选（1）' })).toBeVisible();
  });

  it('take the other value away where only one can be chosen', async () => {
    const { screen } = await openList(category);
    await screen.getByRole('button', { name: 'Filter' }).click();
    await screen.getByRole('button', { name: 'Steel (2)' }).click();
    await screen.getByRole('button', { name: 'Plastic (3)' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Steel (2)' }))
      .toHaveAttribute('aria-pressed', 'false');
    await screen.getByRole('button', { name: 'Plastic (3)' }).click();
    await screen.getByRole('button', { name: 'Show results' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(location.hash).toBe(`#${category}`);
  });

  it('of an address that is shared are shown as chips, taken off one by one or all at once', async () => {
    const { screen, lists } = await openList(
      `${category}&keyword=bowl&brand=2&attributes=3-12,3-999&low=5&high=20`,
    );
    const chips = screen.getByRole('group', { name: 'Filters set' });
    await expect.element(chips.getByRole('button', { name: 'White', exact: true })).toBeVisible();
    await expect.element(chips.getByRole('button', { name: '€5.00 to €20.00', exact: true })).toBeVisible();
    expect(lists.at(-1)).toMatchObject({
      keyword: 'bowl',
      brandIds: [2],
      attributes: [{ attributeId: 3, valueIds: [12, 999] }],
      priceFrom: { amountMinor: 500, currency: 'EUR' },
    });
    await chips.getByRole('button', { name: 'Remove filter: White' }).click();
    await expect.poll(() => lists.at(-1)?.attributes).toEqual([{ attributeId: 3, valueIds: [999] }]);
    await screen.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => location.hash).toBe(`#/pages/goods/goods?keyword=bowl&category_id=1`);
    await expect.poll(() => lists.at(-1)).toMatchObject({ keyword: 'bowl', brandIds: [], attributes: [] });
    await expect.element(chips).not.toBeInTheDocument();
  });

  it('stay over a page that is opened from the list and left by Back', async () => {
    const { screen, mall, lists } = await openList(`${category}&attributes=3-12`);
    await expect.element(screen.getByRole('button', { name: 'White', exact: true })).toBeVisible();
    const before = lists.length;
    await mall.navigation.navigateTo('/pages/help/index');
    await mall.navigation.back();
    await expect.element(screen.getByRole('button', { name: 'White', exact: true })).toBeVisible();
    expect(location.hash).toBe(`#${category}&attributes=3-12`);
    expect(lists.slice(before)).toEqual([]);
  });

  it('of an address that makes no sense are none', async () => {
    const { lists } = await openList(`${category}&attributes=3-12,x`);
    await expect.poll(() => lists.at(-1)?.attributes).toEqual([]);
  });
});
