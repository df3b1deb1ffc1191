import { cartGetOrderDiscountMoney, orderAdd, orderCarts } from '@pawlet/core/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '../../src/db/schema/cart.ts';
import { discountRules } from '../../src/db/schema/discount.ts';
import { skus, stockMovements } from '../../src/db/schema/products.ts';
import { orderLines, orders } from '../../src/db/schema/order.ts';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import { setStock, loadSku } from '../store/buying.ts';
import { type CrowdMember, fillCarts, gatherCrowd } from '../store/crowd.ts';
import type { WireReply } from '../store/testClient.ts';

/** For each of the five scenarios: PAWLET_RACE_ROUNDS in total. */
const rounds = Math.ceil(Number(process.env['PAWLET_RACE_ROUNDS'] ?? 5) / 5);
const buyers = 100;
const patience = 60_000 + rounds * 60_000;
const plenty = 100_000;

interface Row {
  readonly skuCode: string;
  /** 1 cart, 2 buy now: together one SKU can be in two rows. */
  readonly sceneval: 1 | 2;
}

/** Lines of one order that use the stock of one SKU. */
interface Sharing {
  readonly name: string;
  readonly shared: string;
  readonly rows: readonly Row[];
  /** Pieces of the shared SKU that an order pays for, or gets as half of a pair. */
  readonly bought: number;
  /** Gift pieces of it, as long as they are in stock. */
  readonly given: number;
  /** Rules that add the descaler as a gift for a fountain; the seed has one. */
  readonly giftRules: 1 | 2;
}

const fountain: Row = { skuCode: 'PW-AURA-WH25', sceneval: 2 };
const row = (skuCode: string, sceneval: 1 | 2): Row => ({ skuCode, sceneval });

const sharings: readonly Sharing[] = [
  {
    name: 'bought and as a gift',
    shared: 'PW-DSC-12',
    rows: [fountain, row('PW-DSC-12', 1)],
    bought: 1,
    given: 1,
    giftRules: 1,
  },
  {
    name: 'as two gifts',
    shared: 'PW-DSC-12',
    rows: [fountain],
    bought: 0,
    given: 2,
    giftRules: 2,
  },
  {
    name: 'bought and as two gifts',
    shared: 'PW-DSC-12',
    rows: [fountain, row('PW-DSC-12', 1)],
    bought: 1,
    given: 2,
    giftRules: 2,
  },
  {
    name: 'twice in the cart',
    shared: 'PW-CBL-15',
    rows: [row('PW-CBL-15', 1), row('PW-CBL-15', 2)],
    bought: 2,
    given: 0,
    giftRules: 1,
  },
  {
    name: 'as a piece and its free second',
    shared: 'TT-STRAP-GRM',
    rows: [row('TT-STRAP-GRM', 1), row('TT-STRAP-GRM', 2)],
    bought: 2,
    given: 0,
    giftRules: 1,
  },
];

let store: TestStore;
let crowd: readonly CrowdMember[];

beforeAll(async () => {
  store = await createTestStore();
  crowd = await gatherCrowd(store, buyers);
});
afterAll(() => store.close());

/** One or two rules that add the descaler as a gift for a fountain. */
async function setGiftRules(count: 1 | 2): Promise<void> {
  const rules = await store.db.select().from(discountRules).where(eq(discountRules.kind, 'gift'));
  const [first, second] = rules;
  if (!first) throw new Error('The seed has no gift.');
  const { id: _, ...same } = first;
  if (!second) await store.db.insert(discountRules).values({ ...same, isActive: false });
  await store.db
    .update(discountRules)
    .set({ isActive: count === 2 })
    .where(and(eq(discountRules.kind, 'gift'), sql`${discountRules.id} <> ${first.id}`));
}

/** Fills carts for some buyers; returns the rows of each. */
async function fill(members: readonly CrowdMember[], { rows }: Sharing): Promise<number[][]> {
  await store.db.delete(carts);
  const columns: number[][] = [];
  for (const { skuCode, sceneval } of rows)
    columns.push(await fillCarts(store, members, await loadSku(store, skuCode), 1, sceneval));
  return members.map((_, index) => columns.map((column) => column[index] ?? 0));
}

async function prepare(sharing: Sharing, stock: number): Promise<void> {
  await setGiftRules(sharing.giftRules);
  for (const { skuCode } of sharing.rows) await setStock(store, (await loadSku(store, skuCode)).id, plenty);
  await setStock(store, (await loadSku(store, sharing.shared)).id, stock);
}

function getFields({ addressId }: CrowdMember, ids: readonly number[]) {
  return { ids: ids.join(','), address_id: addressId };
}

/** Pieces of the shared SKU in an order's lines, purchased and as gifts. */
async function getPieces(orderSn: string, skuId: number) {
  const lines = await store.db
    .select({ quantity: orderLines.quantity, isGift: orderLines.isGift })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.orderSn, orderSn), eq(orderLines.skuId, skuId)));
  const count = (isGift: boolean) =>
    lines.reduce((total, line) => total + (line.isGift === isGift ? line.quantity : 0), 0);
  return { bought: count(false), given: count(true) };
}

const orderNumbers = (replies: readonly WireReply[]) =>
  replies.flatMap(({ code, data }) => (code === 1 ? [String(data.order_sn)] : []));

describe.each(sharings)('shared stock, $name', (sharing) => {
  const { shared, rows, bought, given } = sharing;
  const pieces = bought + given;

  it('is quoted as it is ordered, whatever is left', async () => {
    const [member] = crowd;
    if (!member) throw new Error('nobody came');
    for (let stock = 0; stock <= pieces; stock += 1) {
      await prepare(sharing, stock);
      const { id } = await loadSku(store, shared);
      const [ids = []] = await fill([member], sharing);
      const quoted = await member.client.call(orderCarts, getFields(member, ids));
      const onCart = await member.client.call(cartGetOrderDiscountMoney, { ids: ids.join(',') });
      const reply = await member.client.call(orderAdd, getFields(member, ids));
      if (stock < bought) {
        const lines = ids.flatMap((rowId, index) =>
          rows[index]?.skuCode === shared ? [{ id: rowId, left: stock }] : [],
        );
        for (const refusal of [quoted, reply]) {
          expect(refusal).toMatchObject({ code: 0, data: { reason: 'OUT_OF_STOCK' } });
          expect(refusal.data.lines).toHaveLength(lines.length);
          expect(refusal.data.lines).toEqual(expect.arrayContaining(lines));
        }
        expect((await loadSku(store, shared)).stock).toBe(stock);
      } else {
        expect([quoted.code, reply.code]).toEqual([1, 1]);
        const gifts = Math.min(given, stock - bought);
        expect(quoted.data.gift_list).toHaveLength(gifts);
        expect(onCart.data.gift_list).toHaveLength(gifts);
        expect(await getPieces(String(reply.data.order_sn), id)).toEqual({ bought, given: gifts });
        expect((await loadSku(store, shared)).stock).toBe(stock - bought - gifts);
      }
    }
  });

  it(`is shared by ${buyers} concurrent orders, ${rounds} times`, { timeout: patience }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      // One piece less than one order needs, than half of them need, than all need.
      const stock = pieces * ([1, buyers / 2, buyers][round % 3] ?? 1) - 1;
      await prepare(sharing, stock);
      const { id } = await loadSku(store, shared);
      const carried = await fill(crowd, sharing);
      const replies = await Promise.all(
        crowd.map((member, index) => member.client.call(orderAdd, getFields(member, carried[index] ?? []))),
      );
      const refused = replies.filter(({ code }) => code !== 1);
      for (const { data } of refused) expect(data.reason).toBe('OUT_OF_STOCK');
      const numbers = orderNumbers(replies);
      let taken = 0;
      for (const number of numbers) {
        const got = await getPieces(number, id);
        expect(got.bought).toBe(bought);
        expect(got.given).toBeLessThanOrEqual(given);
        taken += got.bought + got.given;
      }
      const left = (await loadSku(store, shared)).stock;
      expect(left).toBe(stock - taken);
      expect(left).toBeGreaterThanOrEqual(0);
      // No order is refused while there is enough for one more, and no gift is withheld.
      if (refused.length > 0) expect(left).toBeLessThan(bought);
      else if (bought + given > 1 && given > 0) expect(left).toBe(0);
      const moved = await store.db
        .select({ delta: stockMovements.delta })
        .from(stockMovements)
        .innerJoin(orders, eq(orders.id, stockMovements.orderId))
        .where(and(eq(stockMovements.skuId, id), inArray(orders.orderSn, ['', ...numbers])));
      expect(moved.reduce((left, { delta }) => left + delta, taken)).toBe(0);
      // A refused order returns its other products.
      for (const { skuCode } of rows) {
        if (skuCode !== shared) expect((await loadSku(store, skuCode)).stock).toBe(plenty - numbers.length);
      }
      expect(store.errors).toEqual([]);
    }
    expect(await store.db.$count(skus, sql`${skus.stock} < 0`)).toBe(0);
  });
});
