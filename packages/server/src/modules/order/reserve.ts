import type { Database } from '../../db/database.ts';
import type { AppliedGift } from './priceTypes.ts';
import { type Demand, mergeDemand, readStock, takeStock } from './stock.ts';

/** What became of an order's demand. */
export type Reservation =
  | {
      readonly kind: 'reserved';
      /** What was taken, merged per SKU. */
      readonly taken: readonly Demand[];
      /** SKUs of gifts that were still there. */
      readonly giftSkuIds: ReadonlySet<number>;
    }
  | { readonly kind: 'short'; readonly left: ReadonlyMap<number, number> };

/**
 * Takes everything an order needs off the stock, SKU by SKU in ascending order so that orders never wait for
 * each other in a circle. A gift that is gone is left out; a piece that is paid for and gone makes it short.
 */
export async function reserve(
  db: Database,
  paid: readonly Demand[],
  gifts: readonly Pick<AppliedGift, 'skuId' | 'nums'>[],
): Promise<Reservation> {
  const paidOf = new Map(mergeDemand(paid).map(({ skuId, nums }) => [skuId, nums]));
  const taken: Demand[] = [];
  const short: number[] = [];
  const giftSkuIds = new Set<number>();
  for (const demand of mergeDemand([...paid, ...gifts])) {
    const { skuId } = demand;
    const wanted = paidOf.get(skuId) ?? 0;
    if (await takeStock(db, demand)) {
      taken.push(demand);
      if (demand.nums > wanted) giftSkuIds.add(skuId);
    } else if (wanted === demand.nums || (wanted > 0 && !(await takeStock(db, { skuId, nums: wanted })))) {
      short.push(skuId);
    } else if (wanted > 0) {
      taken.push({ skuId, nums: wanted });
    }
  }
  if (short.length > 0) return { kind: 'short', left: await readStock(db, short) };
  return { kind: 'reserved', taken, giftSkuIds };
}
