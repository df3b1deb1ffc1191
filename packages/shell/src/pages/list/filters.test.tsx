import '@pawlet/widgets/ui';
import {
  toId,
  type CategoryId,
  type FilterQuery,
  type ProductCounts,
  type ProductQuery,
} from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { germany } from '../../../../core/test/buildConfig.ts';
import { serveConfig } from '../../../test/serveConfig.ts';
import { ProductListPage } from './ProductListPage.tsx';

afterEach(closePages);

const colour = { id: 3, name: 'Colour', isSingleChoice: false };
const material = { id: 4, name: 'Material', isSingleChoice: true };

const euros = (amount: number) => ({ amountMinor: Math.round(amount * 100), currency: 'EUR' });
const bands = [
  { from: undefined, to: euros(24.99), count: 4 },
  { from: euros(25), to: euros(49.99), count: 7 },
  { from: euros(50), to: undefined, count: 0 },
];

/** Facets of 11 products: steel has none of them. */
function getCount({ attributes = [], priceFrom, priceTo }: ProductQuery): ProductCounts {
  const isSteel = attributes.some(({ valueIds }) => valueIds.includes(21));
  const band = bands.find(
    ({ from, to }) =>
      from?.amountMinor === priceFrom?.amountMinor && to?.amountMinor === priceTo?.amountMinor,
  );
  return {
    total: isSteel ? 0 : (band?.count ?? 11),
    priceBands: bands,
    without: isSteel
      ? [
          { filter: 'attribute', attributeId: 4, count: 1 },
          { filter: 'all', attributeId: undefined, count: 11 },
        ]
      : [],
  };
}

/**
 * Opens the product list: white (12) leaves 5 products, blush (13) 1, steel (21) 2 and, once white is selected, none of
 * plastic (22).
 */
async function openList(
  address: string,
  language: InterfaceLanguage = 'en',
  answer: (query: ProductQuery) => ProductCounts | Promise<ProductCounts> = getCount,
) {
  const lists: ProductQuery[] = [];
  const asked: { readonly query: ProductQuery; readonly signal: AbortSignal | undefined }[] = [];
  const counted: FilterQuery[] = [];
  const opened = await openPageAlone(address, ProductListPage, ({ api, config, session }) => {
    session.setLanguage(language);
    serveConfig({ config }, { country: germany, brands: [{ id: 2, name: 'Pawlet' }] });
    vi.spyOn(api.products, 'list').mockImplementation((query) => {
      // An empty list requests recommended products too, in the shop's own order.
      if (query.orderBy !== undefined) lists.push(query);
      return Promise.resolve({ items: [], total: 0, page: 1, pageSize: 20, hasMore: false });
    });
    vi.spyOn(api.products, 'counts').mockImplementation((query, options) => {
      asked.push({ query, signal: options?.signal });
      return Promise.resolve(answer(query));
    });
    vi.spyOn(api.products, 'filters').mockImplementation((query) => {
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
  return { ...opened, lists, counted, asked };
}

const category = '/pages/goods/goods?category_id=1';

describe('the attribute filters of a list', () => {
  it('offer values with counts that follow the selection, and put them into the URL', async () => {
    const { screen, lists, counted } = await openList(category);
    await expect.element(screen.getByText('No products here yet')).toBeVisible();
    // Nothing is loaded that the first view does not show.
    expect(counted).toEqual([]);
    await screen.getByRole('button', { name: 'Filter' }).click();
    const colours = screen.getByRole('group', { name: 'Colour' });
    await colours.getByRole('button', { name: 'White (5)' }).click();
    await expect.element(screen.getByRole('button', { name: 'Plastic (0)' })).toBeDisabled();
    await colours.getByRole('button', { name: 'Blush (1)' }).click();
    expect(lists.at(-1)?.attributes).toEqual([]);
    await screen.getByRole('button', { name: 'Show 11 products' }).click();
    await expect.poll(() => location.hash).toBe(`#${category}&attributes=3-12%2C3-13`);
    await expect.poll(() => lists.at(-1)?.attributes).toEqual([{ attributeId: 3, valueIds: [12, 13] }]);
    expect(lists.at(-1)?.categoryId).toBe(toId<CategoryId>(1));
    await expect.element(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
  });

  it("are counted beside their button with the language's punctuation", async () => {
    const { screen } = await openList(`${category}&attributes=3-12`, 'zh');
    await expect.element(screen.getByRole('button', { name: '筛选（1）' })).toBeVisible();
  });

  it('remove the other value where only one can be selected', async () => {
    const { screen } = await openList(category);
    await screen.getByRole('button', { name: 'Filter' }).click();
    await screen.getByRole('button', { name: 'Steel (2)' }).click();
    await screen.getByRole('button', { name: 'Plastic (3)' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Steel (2)' }))
      .toHaveAttribute('aria-pressed', 'false');
    await screen.getByRole('button', { name: 'Plastic (3)' }).click();
    await screen.getByRole('button', { name: 'Show 11 products' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(location.hash).toBe(`#${category}`);
  });

  it('of a shared URL are shown as chips, and removed one by one or all at once', async () => {
    const { screen, lists } = await openList(
      `${category}&keyword=bowl&brand=2&attributes=3-12,3-999&low=5&high=20`,
    );
    const chips = screen.getByRole('group', { name: 'Filters set' });
    await expect.element(chips.getByRole('button', { name: 'White', exact: true })).toBeVisible();
    await expect.element(chips.getByRole('button', { name: '€5 to €20', exact: true })).toBeVisible();
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

  it('stay on a page that is opened from the list and left by Back', async () => {
    const { screen, storefront, lists } = await openList(`${category}&attributes=3-12`);
    await expect.element(screen.getByRole('button', { name: 'White', exact: true })).toBeVisible();
    const before = lists.length;
    await storefront.navigation.navigateTo('/pages/help/index');
    await storefront.navigation.back();
    await expect.element(screen.getByRole('button', { name: 'White', exact: true })).toBeVisible();
    expect(location.hash).toBe(`#${category}&attributes=3-12`);
    expect(lists.slice(before)).toEqual([]);
  });

  it('of an invalid URL are ignored', async () => {
    const { lists } = await openList(`${category}&attributes=3-12,x`);
    await expect.poll(() => lists.at(-1)?.attributes).toEqual([]);
  });
});

describe('the price ranges', () => {
  it('have round labels, and lead to a list within them', async () => {
    const { screen, lists } = await openList(category);
    await screen.getByRole('button', { name: 'Filter' }).click();
    const prices = screen.getByRole('group', { name: 'Price' });
    await expect.element(prices.getByRole('button', { name: 'From €50 (0)' })).toBeDisabled();
    await expect.element(prices.getByRole('button', { name: 'Under €25 (4)' })).toBeVisible();
    await prices.getByRole('button', { name: '€25 – €50 (7)' }).click();
    await expect.element(screen.getByLabelText('Lowest price')).toHaveValue('25');
    await expect.element(screen.getByLabelText('Highest price')).toHaveValue('49.99');
    await screen.getByRole('button', { name: 'Show 7 products' }).click();
    await expect.poll(() => location.hash).toBe(`#${category}&low=25&high=49.99`);
    await expect.poll(() => lists.at(-1)).toMatchObject({ priceFrom: euros(25), priceTo: euros(49.99) });
    await expect
      .element(
        screen
          .getByRole('group', { name: 'Filters set' })
          .getByRole('button', { name: '€25 – €50', exact: true }),
      )
      .toBeVisible();
  });

  it('are deselected by a second tap, and replaced by typed prices', async () => {
    const { screen } = await openList(`${category}&high=24.99`);
    await screen.getByRole('button', { name: 'Filter (1)', exact: true }).click();
    const cheap = screen.getByRole('button', { name: 'Under €25 (4)' });
    await expect.element(cheap).toHaveAttribute('aria-pressed', 'true');
    await screen.getByLabelText('Highest price').fill('24');
    await expect.element(cheap).toHaveAttribute('aria-pressed', 'false');
    await cheap.click();
    await cheap.click();
    await expect.element(screen.getByLabelText('Highest price')).toHaveValue('');
    await expect.element(screen.getByRole('button', { name: 'Show 11 products' })).toBeVisible();
  });

  it.each([
    ['de', 'Filter', ['Unter 25 € (4)', '25–50 € (7)', 'Ab 50 € (0)']],
    ['zh', '筛选', ['€25 以下（4）', '€25 - €50（7）', '€50 以上（0）']],
    ['fr', 'Filtrer', ['Moins de 25 € (4)', '25–50 € (7)', 'À partir de 50 € (0)']],
    ['ja', '絞り込み', ['€25未満（4）', '€25 ～ €50（7）', '€50以上（0）']],
  ] as const)('are written as in %s', async (language, open, names) => {
    const { screen } = await openList(category, language);
    await screen.getByRole('button', { name: open }).click();
    const [first] = names;
    await expect.element(screen.getByText(first)).toBeVisible();
    const shown = [...document.querySelectorAll('dialog fieldset:first-of-type button')].map(
      ({ textContent }) => textContent.replaceAll(/\s/gu, ' '),
    );
    expect(shown.slice(0, 3)).toEqual(names);
  });
});

describe('the number of results', () => {
  it('follows the selection, and is announced', async () => {
    const { screen, asked } = await openList(category);
    await screen.getByRole('button', { name: 'Filter' }).click();
    await expect.element(screen.getByRole('button', { name: 'Show 11 products' })).toBeVisible();
    await screen.getByRole('button', { name: 'Under €25 (4)' }).click();
    await expect.element(screen.getByRole('button', { name: 'Show 4 products' })).toBeVisible();
    await expect.element(screen.getByRole('status').filter({ hasText: '4 products' })).toBeInTheDocument();
    expect(asked.map(({ query }) => query.priceTo)).toEqual([undefined, euros(24.99)]);
  });

  it('is requested once typing pauses, and aborts the previous request', async () => {
    const never = new Promise<ProductCounts>(() => undefined);
    const { screen, asked } = await openList(category, 'en', (query) =>
      query.priceFrom?.amountMinor === 100 ? never : getCount(query),
    );
    await screen.getByRole('button', { name: 'Filter' }).click();
    await screen.getByLabelText('Lowest price').fill('1');
    await expect.poll(() => asked.at(-1)?.query.priceFrom).toEqual(euros(1));
    await screen.getByLabelText('Lowest price').fill('25');
    await screen.getByLabelText('Highest price').fill('49.99');
    await expect.element(screen.getByRole('button', { name: 'Show 7 products' })).toBeVisible();
    const slow = asked.find(({ query }) => query.priceFrom?.amountMinor === 100);
    expect(slow?.signal?.aborted).toBe(true);
    expect(asked.at(-1)?.signal?.aborted).toBe(false);
  });

  it('of zero offers what to remove, and disables the button', async () => {
    const { screen } = await openList(category);
    await screen.getByRole('button', { name: 'Filter' }).click();
    await screen.getByRole('button', { name: 'Steel (2)' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'No products' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'Nothing matches these filters' }))
      .toBeInTheDocument();
    const ways = screen.getByRole('group', { name: 'Remove one of these filters:' });
    await expect.element(ways.getByRole('button', { name: 'All filters (11)' })).toBeVisible();
    await ways.getByRole('button', { name: 'Material (1)' }).click();
    await expect.element(screen.getByRole('button', { name: 'Show 11 products' })).toHaveFocus();
    await expect.element(ways).not.toBeInTheDocument();
  });

  it('of a list that a link left empty offers the same below it', async () => {
    const { screen } = await openList(`${category}&attributes=3-12,4-21`);
    const ways = screen.getByRole('group', { name: 'Remove one of these filters:' });
    await ways.getByRole('button', { name: 'Material (1)' }).click();
    await expect.poll(() => location.hash).toBe(`#${category}&attributes=3-12`);
  });

  it('is left out while a price is invalid, or the shop provides none', async () => {
    const { screen } = await openList(category, 'en', ({ priceTo }) =>
      priceTo === undefined
        ? getCount({})
        : Promise.reject(new PawletError('NETWORK', 'Pawlet: unreachable')),
    );
    await screen.getByRole('button', { name: 'Filter' }).click();
    await expect.element(screen.getByRole('button', { name: 'Show 11 products' })).toBeVisible();
    await screen.getByLabelText('Lowest price').fill('5.');
    await screen.getByRole('button', { name: 'Show results' }).click();
    await expect.element(screen.getByText(/decimal/u)).toBeVisible();
    await screen.getByLabelText('Lowest price').fill('');
    await screen.getByLabelText('Highest price').fill('30');
    await expect.element(screen.getByRole('button', { name: 'Show results' })).toBeVisible();
    await screen.getByRole('button', { name: 'Show results' }).click();
    await expect.poll(() => location.hash).toBe(`#${category}&high=30`);
  });
});
