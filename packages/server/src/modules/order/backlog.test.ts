import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import { reportSecurityFigure } from '../../../test/store/securityFigure.ts';
import { insertAll } from '../../db/bulk.ts';
import { loadRows } from '../../db/database.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { orderJob } from './job.ts';
import { defaultReceiptDays } from './receiptDays.ts';
import { findUnconfirmed } from './repository.ts';

const size = process.env['PAWLET_FULL'] === '1' ? 1000 : 120;
/** A run takes no further order after this time. */
const maxSeconds = 60;

let store: TestStore;

beforeEach(async () => {
  store = await createTestStore();
});
afterEach(() => store.close());

/** Copies an order of one piece this many times. */
async function copyOrder(orderSn: string, copies: number): Promise<void> {
  const [order] = await store.db
    .select(getTableColumns(orders))
    .from(orders)
    .where(eq(orders.orderSn, orderSn));
  if (!order) throw new Error('no order');
  const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  if (!line) throw new Error('no line');
  const { id: _, ...copied } = order;
  const { id: __, cartId: ___, ...copiedLine } = line;
  const places = Array.from({ length: copies }, (____, place) => place);
  await insertAll(
    store.db,
    orders,
    places.map((place) => ({ ...copied, orderSn: `copy${String(place).padStart(22, '0')}` })),
  );
  const made = await store.db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`starts_with(${orders.orderSn}, 'copy')`);
  await insertAll(
    store.db,
    orderLines,
    made.map(({ id }) => ({ ...copiedLine, orderId: id })),
  );
}

const waiting = () =>
  store.db.$count(orders, and(eq(orders.orderstate, 'open'), eq(orders.shippingstate, 'unshipped')));

it(`returns the stock of ${size} expired orders in one run`, { timeout: 120_000 }, async () => {
  const shopper = await store.shopper();
  const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
  await copyOrder(orderSn, size - 1);
  const { id } = await loadSku(store, 'PW-PUMP');
  await setStock(store, id, 0);
  store.clock.advance(3600);
  const started = performance.now();
  await orderJob.run(store.deps, store.clock.now());
  const seconds = (performance.now() - started) / 1000;
  expect(await waiting()).toBe(0);
  expect((await loadSku(store, 'PW-PUMP')).stock).toBe(size);
  reportSecurityFigure(
    26,
    `${size} expired unpaid orders gave their stock back in one run of ${seconds.toFixed(1)} s`,
  );
  expect(seconds).toBeLessThan(maxSeconds);
});

it(
  'continues after an order that cannot be expired, and ends its run in time',
  { timeout: 120_000 },
  async () => {
    const shopper = await store.shopper();
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    await copyOrder(orderSn, 104);
    // Adding the first copy to the journal fails.
    await store.db.execute(
      sql`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
    );
    await store.db.execute(
      sql`create trigger broken before update on orders for each row when (old.order_sn = ${sql.raw(`'copy${'0'.repeat(22)}'`)}) execute function fail()`,
    );
    store.clock.advance(3600);
    await orderJob.run(store.deps, store.clock.now());
    expect(await waiting()).toBe(1);
    expect((store.errors as unknown[]).splice(0)).toHaveLength(1);
    await store.db.execute(sql`drop trigger broken on orders`);
    const late = { ...store.deps, clock: { nowMs: () => (store.clock.advance(61), store.clock.nowMs()) } };
    await orderJob.run(late, store.clock.now());
    expect(await waiting()).toBe(1);
    await orderJob.run(store.deps, store.clock.now());
    expect(await waiting()).toBe(0);
  },
);

it('finds the parcels to confirm by an index, however many orders were received before', async () => {
  const shopper = await store.shopper();
  const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
  const shipped = { paystate: 'paid', shippingstate: 'shipped', paytime: 1, shippingtime: 1 } as const;
  await store.db.update(orders).set(shipped).where(eq(orders.orderSn, orderSn));
  await copyOrder(orderSn, 1000);
  const states = {
    shippingstate: sql`1 + ${orders.id} % 2`,
    shippingtime: store.clock.now(),
    paytime: sql`${orders.id}`,
  };
  await store.db
    .update(orders)
    .set(states)
    .where(sql`starts_with(${orders.orderSn}, 'copy')`);
  await store.db.execute(sql`analyze orders`);
  const query = findUnconfirmed(store.db, { now: store.clock.now(), days: defaultReceiptDays });
  const plan = await store.db.transaction(async (tx) => {
    // A thousand rows are read faster without an index; a real shop has many more.
    await tx.execute(sql`set local enable_seqscan = off`);
    return loadRows<Record<string, string>>(tx, sql`explain ${query.getSQL()}`);
  });
  expect(plan.flatMap((row) => Object.values(row)).join('\n')).toContain('orders_open');
  expect((await query).map((order) => order.orderSn)).toEqual([orderSn]);
});
