import { type GoodsDetail, toGoodsDetail } from '../api/map/goodsDetail.ts';
import type { GoodsId } from '../api/types/ids.ts';
import { goodsV2detail } from '../contract/goods.ts';
import { PawletError } from '../errors/PawletError.ts';
import type { HttpClient } from '../http/types.ts';

/** Loads one product with its variants. */
export async function readGoodsDetail(
  http: Pick<HttpClient, 'call'>,
  id: GoodsId,
  currency: string,
): Promise<GoodsDetail> {
  const found = await http.call(goodsV2detail, { id });
  if (found.status !== 'ok') throw new PawletError('HTTP', `Pawlet: ${found.message}`);
  return toGoodsDetail(found.data, currency);
}
