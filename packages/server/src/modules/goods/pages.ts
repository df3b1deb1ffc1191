import type { RequestContext } from '../../http/requestContext.ts';
import { countGoods, findIds, type GoodsFilter, type GoodsIds, keyOf } from './listQuery.ts';

/** Ids that are read at once: the pages that people leaf through next. */
const stretch = 200;

/** One page of goods out of longer stretches, which all readers share for a few seconds. */
export async function recallGoodsIds(
  { db, recall }: Pick<RequestContext, 'db' | 'recall'>,
  filter: GoodsFilter,
): Promise<GoodsIds> {
  const key = keyOf(filter);
  const from = Math.floor(filter.offset / stretch) * stretch;
  const read = (offset: number) =>
    recall(
      `goods from ${offset} ${key}`,
      () => findIds(db, { ...filter, offset, limit: stretch }),
      'everybody',
    );
  const first = await read(from);
  const end = filter.offset + filter.limit;
  const isAcross = end > from + stretch && first.length === stretch;
  const known = isAcross ? [...first, ...(await read(from + stretch))] : first;
  const isWhole = from === 0 && first.length < stretch;
  const total = isWhole
    ? first.length
    : await recall(`count of goods ${key}`, () => countGoods(db, filter), 'everybody');
  return { total, ids: known.slice(filter.offset - from, end - from) };
}
