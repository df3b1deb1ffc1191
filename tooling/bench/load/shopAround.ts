import { randomUUID } from 'node:crypto';
import { orderAdd } from '@pawlet/core/contract';
import type { Database } from '../../../packages/server/src/db/database.ts';
import { chooseWares, fillCart } from './orders.ts';
import { createRandom, pick } from './random.ts';
import { getHeaders, makeBuyers } from './shoppers.ts';

interface Around {
  readonly db: Database;
  readonly url: string;
  /** Stops after this. */
  readonly until: Promise<unknown>;
}

const buyersAtOnce = 20;

/** New shoppers who fill a cart and order it, one after another; returns how many orders were created. */
export async function orderMeanwhile({ db, url, until }: Around): Promise<number> {
  const { common } = await chooseWares(db);
  const random = createRandom(11);
  const state = { isOver: false };
  void until.finally(() => {
    state.isOver = true;
  });
  let orders = 0;
  while (!state.isOver) {
    for (const buyer of await makeBuyers(db, buyersAtOnce)) {
      const { rowIds, formToken } = await fillCart(url, buyer, [pick(random, common)]);
      const fields = { ids: rowIds.join(','), address_id: buyer.addressId, __token__: formToken };
      const reply = await fetch(`${url}${orderAdd.path}`, {
        method: 'POST',
        headers: { ...getHeaders(buyer), 'idempotency-key': randomUUID() },
        body: JSON.stringify(fields),
      });
      const { code } = (await reply.json()) as { code: number };
      if (code !== 1) throw new Error(`bench: order/add returned ${code}`);
      orders += 1;
    }
  }
  return orders;
}
