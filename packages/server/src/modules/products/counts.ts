import type { goodsLists, WireOutputOf } from '@pawlet/core/contract';
import type { RequestContext } from '../../http/requestContext.ts';
import type { ProductListFilter } from './listQuery.ts';
import { getProductIds, getPrices } from './pages.ts';
import { countInBands, cutIntoBands } from './priceBands.ts';
import { money } from './wireValues.ts';

type Counts = Required<Pick<WireOutputOf<typeof goodsLists>, 'price_bands' | 'without'>>;

/**
 * Maximum number of filters that are removed by turns for an empty list, so that one call cannot request any
 * number of lists.
 */
const maxTried = 8;

const noFilter = { price: undefined, brandIds: [], attributes: [] } as const;

/**
 * Counts for filtering a list: the number of products in each price band, and which filters to remove from an
 * empty list.
 */
export async function countAround(
  context: RequestContext,
  filter: ProductListFilter,
  total: number,
): Promise<Counts> {
  return {
    price_bands: await countBands(context, filter),
    without: total > 0 ? [] : await countWithout(context, filter),
  };
}

/** The bands do not depend on other filters: only their numbers of products do. */
async function countBands(
  context: RequestContext,
  filter: ProductListFilter,
): Promise<Counts['price_bands']> {
  const all = await getPrices(context, { ...filter, ...noFilter });
  const bands = cutIntoBands(all.prices, filter.currency);
  if (bands.length === 0) return [];
  const within = await getPrices(context, { ...filter, price: undefined });
  const counts = within.isWhole
    ? countInBands(within.prices, bands)
    : await Promise.all(bands.map((price) => countProducts(context, { ...filter, price })));
  return bands.map(({ low, high }, place) => ({
    low: low === null ? null : money(low),
    high: high === null ? null : money(high),
    nums: counts[place] ?? 0,
  }));
}

async function countWithout(context: RequestContext, filter: ProductListFilter): Promise<Counts['without']> {
  const { price, brandIds = [], attributes = [] } = filter;
  const one = (
    name: 'price' | 'brand' | 'attribute',
    left: ProductListFilter,
    attributeId: number | null = null,
  ) => ({
    filter: name,
    attribute_id: attributeId,
    left,
  });
  const tried = [
    ...(price === undefined ? [] : [one('price', { ...filter, price: undefined })]),
    ...(brandIds.length === 0 ? [] : [one('brand', { ...filter, brandIds: [] })]),
    ...attributes.map(({ attributeId }) => {
      const others = attributes.filter((other) => other.attributeId !== attributeId);
      return one('attribute', { ...filter, attributes: others }, attributeId);
    }),
  ];
  const found: Counts['without'] = [];
  for (const { left, ...said } of tried.slice(0, maxTried))
    found.push({ ...said, nums: await countProducts(context, left) });
  if (tried.length > 1)
    found.push({
      filter: 'all',
      attribute_id: null,
      nums: await countProducts(context, { ...filter, ...noFilter }),
    });
  return found.filter(({ nums: count }) => count !== 0);
}

/** The same count as in the list. */
async function countProducts(context: RequestContext, filter: ProductListFilter): Promise<number> {
  return (await getProductIds(context, { ...filter, offset: 0, limit: 0 })).total;
}
