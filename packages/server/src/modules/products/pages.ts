import { cached } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { getDiscountRules } from '../discount/service.ts';
import {
  findProductIds,
  findListing,
  findPrices,
  type ProductListFilter,
  type ProductIds,
  toKey,
  type Listing,
  needsPrice,
} from './listQuery.ts';
import type { PriceMoment } from './priceNowSql.ts';

/** Number of products of a list that are cached; further ones are read from the database by page. */
const maxListed = 20_000;

/** Number of products of a shop whose prices are cached as a whole. */
const maxPriced = 100_000;

/** Orders by numbers that change all the time: lists in such an order are kept for a shorter time instead. */
const countedOrders: ReadonlySet<ProductListFilter['orderby']> = new Set(['sales', 'views', 'comments']);
const countedForMs = 60_000;

/** The time for current prices, and the currency's decimals. */
export function getMoment({ now, country }: Pick<RequestContext, 'now' | 'country'>): PriceMoment {
  return { now, decimals: country.decimals };
}

type PagesContext = Pick<RequestContext, 'db' | 'cache' | 'now' | 'country'>;

/** One page of products from the whole list, which is cached for all readers and pages. */
export async function getProductIds(context: PagesContext, filter: ProductListFilter): Promise<ProductIds> {
  const listing = await getListing(context, filter);
  if (listing.ids.length === maxListed) return findProductIds(context.db, filter, getMoment(context));
  const ids = withinPrices(listing, filter.price);
  return { total: ids.length, ids: [...ids.subarray(filter.offset, filter.offset + filter.limit)] };
}

/**
 * Prices of the products of a list without its price range, from the data that lists with a price range are
 * made of.
 */
export async function getPrices(
  context: PagesContext,
  filter: ProductListFilter,
): Promise<{
  readonly prices: Float64Array;
  /** False for the first products of a long list. */ readonly isWhole: boolean;
}> {
  const { ids, prices } = await getListing(context, { ...filter, price: { low: null, high: null } });
  return { prices: prices ?? new Float64Array(), isWhole: ids.length < maxListed };
}

async function getListing(context: PagesContext, filter: ProductListFilter): Promise<Listing> {
  const isPriced = needsPrice(filter);
  const choice = {
    key: `goods ${toKey(filter)}`,
    topics: [
      topics.products,
      topics.catalogue,
      ...(isPriced ? [topics.prices] : []),
      ...(filter.search === undefined ? [] : [topics.search]),
    ],
    audience: 'everybody',
    maxMs: countedOrders.has(filter.orderby) ? countedForMs : undefined,
  } as const;
  return cached(context, choice, async (inner) => {
    if (!isPriced) return findListing(inner.db, filter, getMoment(inner), maxListed);
    // A list with prices changes as soon as a discount starts or ends.
    await getDiscountRules(inner);
    return (await priceListing(inner, filter)) ?? findListing(inner.db, filter, getMoment(inner), maxListed);
  });
}

/** A list with prices, made of the list without them; null where either is too long to be read as a whole. */
async function priceListing(context: PagesContext, filter: ProductListFilter): Promise<Listing | null> {
  const isByPrice = filter.orderby === 'price';
  const orderby = isByPrice ? 'weigh' : filter.orderby;
  const { ids } = await getListing(context, { ...filter, orderby, price: undefined });
  const prices = ids.length === maxListed ? null : await getAllPrices(context, filter.currency);
  if (prices === null) return null;
  const priced = [...ids].filter((id) => prices.has(id));
  const getPrice = (id: number): number => prices.get(id) ?? 0;
  if (isByPrice && filter.ids === undefined) {
    const sign = filter.orderway === 'asc' ? 1 : -1;
    priced.sort((a, b) => sign * (getPrice(a) - getPrice(b) || a - b));
  }
  return { ids: Int32Array.from(priced), prices: Float64Array.from(priced, getPrice) };
}

/** The current price of each product in a currency; null where there are too many to be read at once. */
async function getAllPrices(
  context: PagesContext,
  currency: string,
): Promise<ReadonlyMap<number, number> | null> {
  const choice = {
    key: `prices ${currency} ${context.country.decimals}`,
    topics: [topics.products, topics.prices],
    audience: 'everybody',
  } as const;
  return cached(context, choice, async (inner) => {
    await getDiscountRules(inner);
    return findPrices(inner.db, currency, getMoment(inner), maxPriced);
  });
}

function withinPrices({ ids, prices }: Listing, bounds: ProductListFilter['price']): Int32Array {
  if (prices === null || bounds === undefined) return ids;
  const { low, high } = bounds;
  return ids.filter((_, place) => {
    const price = prices[place] ?? 0;
    return (low === null || price >= low) && (high === null || price <= high);
  });
}
