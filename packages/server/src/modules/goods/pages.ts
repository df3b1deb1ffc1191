import type { RequestContext } from '../../http/requestContext.ts';
import { recallLastTurn } from '../discount/service.ts';
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

/** Goods of a list that are remembered; what comes behind them is asked of the database page by page. */
const mostListed = 20_000;

/** For how long: which goods stand where in a list matters less than what is said of them, which is read anew sooner. */
const listedForMs = 15_000;

/** When prices are looked at, and in which currency's decimals. */
export function momentOf({ now, country }: Pick<RequestContext, 'now' | 'country'>): PriceMoment {
  return { now, decimals: country.decimals };
}

/** One page of goods out of the whole list, which all readers and all its pages share for a few seconds. */
export async function recallGoodsIds(
  context: Pick<RequestContext, 'db' | 'recall' | 'now' | 'country'>,
  filter: GoodsFilter,
): Promise<GoodsIds> {
  const { db, recall } = context;
  const moment = momentOf(context);
  // A list that looks at prices is another one as soon as a discount begins or ends.
  const turn = needsPrice(filter) ? await recallLastTurn(context) : 0;
  const listing = await recall(
    `goods ${keyOf(filter)} ${turn}`,
    () => findListing(db, filter, moment, mostListed),
    'everybody',
    listedForMs,
  );
  if (listing.ids.length === mostListed) return findGoodsIds(db, filter, moment);
  const ids = withinPrices(listing, filter.price);
  return { total: ids.length, ids: [...ids.subarray(filter.offset, filter.offset + filter.limit)] };
}

function withinPrices({ ids, prices }: Listing, bounds: GoodsFilter['price']): Int32Array {
  if (prices === null || bounds === undefined) return ids;
  const { low, high } = bounds;
  return ids.filter((_, place) => {
    const price = prices[place] ?? 0;
    return (low === null || price >= low) && (high === null || price <= high);
  });
}
