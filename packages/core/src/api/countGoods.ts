import type { InputOf } from '../contract/endpoint.ts';
import { goodsListsCall } from '../contract/goodsListsCall.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { fromWire } from '../rules/money.ts';
import type { GoodsCounts } from './types/goods.ts';
import { read } from './read.ts';

/** Counts the products of a list, its price ranges, and which filters to remove when it is empty. */
export async function countGoods(
  http: HttpClient,
  input: InputOf<typeof goodsListsCall>,
  currency: string,
  options?: CallOptions,
): Promise<GoodsCounts> {
  const { total, price_bands, without } = await read(
    http,
    goodsListsCall,
    { ...input, with_counts: 1 },
    options,
  );
  const amountOf = (text: string | null) => (text === null ? undefined : fromWire(text, currency));
  return {
    total,
    priceBands: price_bands.map(({ low, high, nums }) => ({
      from: amountOf(low),
      to: amountOf(high),
      count: nums,
    })),
    without: without.map(({ filter, attribute_id, nums }) => ({
      filter,
      attributeId: attribute_id ?? undefined,
      count: nums,
    })),
  };
}
