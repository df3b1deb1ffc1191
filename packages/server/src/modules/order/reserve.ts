import type { Database } from '../../db/database.ts';
import type { AppliedGift } from './priceTypes.ts';
import { type Demand, mergeDemand, readStock, takeStock, takeStocks } from './stock.ts';

type Gift = Pick<AppliedGift, 'skuId' | 'quantity'>;

/** Result of reserving an order's stock. */
export type Reservation<TGift extends Gift> =
  | {
      readonly kind: 'reserved';
      /** Taken pieces, merged by SKU. */
      readonly taken: readonly Demand[];
      /** Gifts still in stock. */
      readonly gifts: readonly TGift[];
    }
  | { readonly kind: 'short'; readonly left: ReadonlyMap<number, number> };

/** The gifts in stock after the purchased pieces, earlier ones first. */
export function giftsThatFit<TGift extends Gift>(
  gifts: readonly TGift[],
  bought: readonly Demand[],
  getStock: (skuId: number) => number,
): TGift[] {
  const used = new Map(mergeDemand(bought).map(({ skuId, quantity }) => [skuId, quantity]));
  return gifts.filter(({ skuId, quantity }) => {
    const sum = (used.get(skuId) ?? 0) + quantity;
    if (sum > getStock(skuId)) return false;
    used.set(skuId, sum);
    return true;
  });
}

/**
 * Takes everything that an order needs from stock, locking SKUs in ascending order to avoid deadlocks. A gift
 * out of stock is left out; a paid piece out of stock makes the order short.
 */
export async function reserve<TGift extends Gift>(
  db: Database,
  paid: readonly Demand[],
  gifts: readonly TGift[],
): Promise<Reservation<TGift>> {
  const paidBySku = new Map(mergeDemand(paid).map(({ skuId, quantity }) => [skuId, quantity]));
  const whole = mergeDemand([...paid, ...gifts]);
  const atOnce = await takeStocks(db, whole);
  const taken: Demand[] = [];
  const short: number[] = [];
  const lost = new Set<TGift>();
  for (const demand of whole) {
    const { skuId } = demand;
    const own = gifts.filter((gift) => gift.skuId === skuId);
    const got = atOnce.has(skuId)
      ? { quantity: demand.quantity, gifts: own }
      : await takeWithFewerGifts(db, { skuId, quantity: paidBySku.get(skuId) ?? 0 }, own);
    if (got === null) short.push(skuId);
    else if (got.quantity > 0) taken.push({ skuId, quantity: got.quantity });
    for (const gift of own) if (!got?.gifts.includes(gift)) lost.add(gift);
  }
  if (short.length > 0) return { kind: 'short', left: await readStock(db, short) };
  return { kind: 'reserved', taken, gifts: gifts.filter((gift) => !lost.has(gift)) };
}

/**
 * Takes the purchased pieces of a SKU with as many of its gifts as are in stock, but not all; null when even
 * the purchased ones are not.
 */
async function takeWithFewerGifts<TGift extends Gift>(
  db: Database,
  { skuId, quantity: wanted }: Demand,
  gifts: readonly TGift[],
): Promise<{ readonly quantity: number; readonly gifts: readonly TGift[] } | null> {
  for (let count = gifts.length - 1; count >= 0; count -= 1) {
    const own = gifts.slice(0, count);
    const quantity = own.reduce((sum, gift) => sum + gift.quantity, wanted);
    if (quantity === 0 || (await takeStock(db, { skuId, quantity }))) return { quantity, gifts: own };
  }
  return null;
}
