import type { RequestContext } from '../../http/requestContext.ts';
import { getLastPriceChange } from '../discount/service.ts';
import {
  findGoodsIds,
  findListing,
  type GoodsFilter,
  type GoodsIds,
  keyOf,
  type Listing,
  needsPrice,
} from './listQuery.ts';
import type { PriceMoment } from './priceNowSql.ts';

/** Products of a list that are cached; what follows is read from the database page by page. */
const mostListed = 20_000;

/** For how long: which goods stand where in a list matters less than what is said of them, which is read anew sooner. */
const listedForMs = 15_000;

/** When prices are looked at, and in which currency's decimals. */
export function momentOf({ now, country }: Pick<RequestContext, 'now' | 'country'>): PriceMoment {
  return { now, decimals: country.decimals };
}

type PagesContext = Pick<RequestContext, 'db' | 'cached' | 'now' | 'country'>;

/** One page of goods out of the whole list, which all readers and all its pages share for a few seconds. */
export async function getProductIds(context: PagesContext, filter: GoodsFilter): Promise<GoodsIds> {
  const listing = await getListing(context, filter);
  if (listing.ids.length === mostListed) return findGoodsIds(context.db, filter, momentOf(context));
  const ids = withinPrices(listing, filter.price);
  return { total: ids.length, ids: [...ids.subarray(filter.offset, filter.offset + filter.limit)] };
}

/** Prices of the goods of a list, whatever bounds the filter says, out of what a list within bounds is made of. */
export async function getPrices(
  context: PagesContext,
  filter: GoodsFilter,
): Promise<{
  readonly prices: Float64Array;
  /** False for the first goods of a long list. */ readonly isWhole: boolean;
}> {
  const { ids, prices } = await getListing(context, { ...filter, price: { low: null, high: null } });
  return { prices: prices ?? new Float64Array(), isWhole: ids.length < mostListed };
}

async function getListing(context: PagesContext, filter: GoodsFilter): Promise<Listing> {
  const { db, cached } = context;
  // A list that looks at prices is another one as soon as a discount begins or ends.
  const turn = needsPrice(filter) ? await getLastPriceChange(context) : 0;
  return cached(
    `goods ${keyOf(filter)} ${turn}`,
    () => findListing(db, filter, momentOf(context), mostListed),
    'everybody',
    listedForMs,
  );
}

function withinPrices({ ids, prices }: Listing, bounds: GoodsFilter['price']): Int32Array {
  if (prices === null || bounds === undefined) return ids;
  const { low, high } = bounds;
  return ids.filter((_, place) => {
    const price = prices[place] ?? 0;
    return (low === null || price >= low) && (high === null || price <= high);
  });
}
