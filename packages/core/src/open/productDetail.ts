import { type ProductDetail, toProductDetail } from '../api/map/productDetail.ts';
import type { ProductId } from '../api/types/ids.ts';
import { goodsV2detail } from '../contract/goods.ts';
import { PawletError } from '../errors/PawletError.ts';
import type { HttpClient } from '../http/types.ts';

/** Loads one product with its variants. */
export async function readProductDetail(
  http: Pick<HttpClient, 'call'>,
  id: ProductId,
  currency: string,
): Promise<ProductDetail> {
  const found = await http.call(goodsV2detail, { id });
  if (found.status !== 'ok') throw new PawletError('HTTP', `Pawlet: ${found.message}`);
  return toProductDetail(found.data, currency);
}
