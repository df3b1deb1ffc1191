import type { InputOf } from '../contract/endpoint.ts';
import { goodsListsCall } from '../contract/goodsListsCall.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { fromWire } from '../rules/money.ts';
import type { ProductCounts } from './types/product.ts';
import { read } from './read.ts';

/** Counts the products of a list, its price ranges, and which filters to remove when it is empty. */
export async function countProducts(
  http: HttpClient,
  input: InputOf<typeof goodsListsCall>,
  currency: string,
  options?: CallOptions,
): Promise<ProductCounts> {
  const { total, price_bands, without } = await read(
    http,
    goodsListsCall,
    { ...input, with_counts: 1 },
    options,
  );
  const parseAmount = (text: string | null) => (text === null ? undefined : fromWire(text, currency));
  return {
    total,
    priceBands: price_bands.map(({ low, high, nums }) => ({
      from: parseAmount(low),
      to: parseAmount(high),
      count: nums,
    })),
    without: without.map(({ filter, attribute_id, nums }) => ({
      filter,
      attributeId: attribute_id ?? undefined,
      count: nums,
    })),
  };
}
