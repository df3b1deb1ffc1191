import { type OperatorJob, jobCalls, orderCalls, readShipmentResult } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { fillPaidOrders } from '../../../test/store/fillPaidOrders.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { operatorJobs } from '../../db/schema/operatorJob.ts';
import { orders } from '../../db/schema/order.ts';
import { operatorJob } from './job.ts';
import { dropOldJobs } from './store.ts';

let store: TestStore;
let packer: OperatorClient;
let numbers: readonly string[] = [];
let next = 0;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  packer = clientWith(store, await personHeaders(store, 'orders'));
  numbers = await fillPaidOrders(store.db, 400, store.clock.now());
});
afterAll(() => store.close());

const work = () => operatorJob.run(store.deps, store.clock.now());
const read = async (id: number, client = packer): Promise<OperatorJob> =>
  (await client.call(jobCalls.readJob, { params: { id: String(id) } })).data;

/** The next orders that nobody has shipped yet. */
function take(count: number): readonly { orderSn: string; carrier: string; number: string }[] {
  const taken = numbers.slice(next, next + count);
  next += count;
  return taken.map((orderSn) => ({ orderSn, carrier: 'SF', number: `SF-${orderSn}` }));
}

async function begin(
  shipments: readonly unknown[],
  mode: 'all-or-nothing' | 'good-lines' = 'good-lines',
): Promise<OperatorJob> {
  const input = { mode, shipments: [...shipments] };
  return (await packer.call(orderCalls.shipOrders, { input })).data;
}

async function countShipped(shipments: readonly { readonly orderSn: string }[]): Promise<number> {
  const sns = shipments.map(({ orderSn }) => orderSn);
  const rows = await store.db
    .select({ state: orders.shippingstate })
    .from(orders)
    .where(inArray(orders.orderSn, sns));
  return rows.filter(({ state }) => state === 'shipped').length;
}

describe('a list that is shipped in the background', () => {
  it('ships the good lines, and reports the others', async () => {
    const good = take(60);
    const lines = [
      ...good.slice(0, 30),
      { orderSn: '999', carrier: 'SF', number: '1' },
      ...good.slice(30),
      good[0],
    ];
    const job = await begin(lines);
    expect(job).toMatchObject({ kind: 'ship-orders', state: 'waits', total: 62, done: 0, result: null });
    await work();
    const ended = await read(job.id);
    expect(ended).toMatchObject({ state: 'done', done: 62, result: { shipped: 60 }, hasFile: false });
    expect(ended.expires).toBe(store.clock.now() + 24 * 3600);
    expect(await countShipped(good)).toBe(60);
    const { lines: reported = [] } = readShipmentResult(ended) ?? {};
    expect(reported.filter(({ result }) => result === 'error')).toMatchObject([
      { line: 31, reason: 'not-found', detail: 'There is no such order' },
      { line: 62, reason: 'repeated' },
    ]);
  });

  it('ships nothing where all or nothing was chosen and a line has an error', async () => {
    const good = take(40);
    const job = await begin([...good, { orderSn: '999', carrier: 'SF', number: '1' }], 'all-or-nothing');
    await work();
    expect(await read(job.id)).toMatchObject({ state: 'done', done: 82, total: 82, result: { shipped: 0 } });
    expect(await countShipped(good)).toBe(0);
    const again = await begin(good, 'all-or-nothing');
    await work();
    expect(await read(again.id)).toMatchObject({ state: 'done', done: 80, result: { shipped: 40 } });
    expect(await countShipped(good)).toBe(40);
  });

  it('is refused without lines', async () => {
    const call = packer.call(orderCalls.shipOrders, {
      input: { mode: 'good-lines', csv: 'order,carrier,number' },
    });
    expect(await problemOf(call)).toMatchObject({ code: 'invalid' });
  });

  it('is cancelled between two steps, and says what was shipped until then', async () => {
    const good = take(75);
    const job = await begin(good);
    // The node is drained after its first step: another one goes on.
    const beforeSecondStep = 4;
    let steps = 0;
    const isDraining = () => {
      steps += 1;
      return steps > beforeSecondStep;
    };
    await operatorJob.run({ ...store.deps, isDraining }, store.clock.now());
    const paused = await read(job.id);
    expect([paused.state, paused.done > 0, paused.done < 75]).toEqual(['running', true, true]);
    const cancelled = await packer.call(jobCalls.cancelJob, { params: { id: String(job.id) } });
    expect(cancelled.data.isCancelling).toBe(true);
    await work();
    expect(await read(job.id)).toMatchObject({
      state: 'cancelled',
      done: paused.done,
      result: { shipped: paused.done },
    });
    expect(await countShipped(good)).toBe(paused.done);
    expect(
      await problemOf(packer.call(jobCalls.cancelJob, { params: { id: String(job.id) } })),
    ).toMatchObject({
      reason: 'ended',
      current: { state: 'cancelled' },
    });
  });

  it('is cancelled at once before it has begun', async () => {
    const good = take(3);
    const job = await begin(good);
    const { data } = await packer.call(jobCalls.cancelJob, { params: { id: String(job.id) } });
    expect(data.state).toBe('cancelled');
    await work();
    expect(await countShipped(good)).toBe(0);
  });

  it('is taken over once the lease of a node that has ended is over, and not before', async () => {
    const good = take(3);
    const job = await begin(good);
    await store.db
      .update(operatorJobs)
      .set({ state: 'running', runId: 'gone', leasedUntil: store.clock.now() + 10 })
      .where(eq(operatorJobs.id, job.id));
    await work();
    expect(await countShipped(good)).toBe(0);
    store.clock.advance(11);
    await work();
    expect(await countShipped(good)).toBe(3);
  });
});

describe('a job', () => {
  it('is shown to its owner only, with any of their keys, as long as they may see its result', async () => {
    const job = await begin(take(1));
    await work();
    const strangers = [
      clientWith(store, await personHeaders(store, 'owner')),
      clientWith(store, await keyHeaders(store, null)),
    ];
    for (const stranger of strangers) {
      expect(await problemOf(read(job.id, stranger))).toMatchObject({ status: 404 });
      const call = stranger.call(jobCalls.cancelJob, { params: { id: String(job.id) } });
      expect(await problemOf(call)).toMatchObject({ status: 404 });
      expect((await stranger.call(jobCalls.listJobs)).data.items).toEqual([]);
    }
    const { items } = (await packer.call(jobCalls.listJobs)).data;
    expect(items[0]).toEqual(await read(job.id));
    expect(
      await problemOf(packer.download(jobCalls.readJobFile, { params: { id: String(job.id) } })),
    ).toMatchObject({
      status: 404,
    });
  });

  it('that keeps failing is tried three times, then given up', async () => {
    const job = await begin(take(1));
    await store.db.update(operatorJobs).set({ input: {} }).where(eq(operatorJobs.id, job.id));
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await read(job.id)).state).not.toBe('failed');
      await work();
      store.clock.advance(11);
    }
    expect(await read(job.id)).toMatchObject({ state: 'failed', done: 0 });
    expect(store.errors).toHaveLength(3);
  });

  it('is deleted a day after its end', async () => {
    const job = await begin(take(1));
    await work();
    const dayLater = store.clock.now() + 24 * 3600;
    await dropOldJobs(store.db, dayLater);
    expect((await read(job.id)).state).toBe('done');
    await dropOldJobs(store.db, dayLater + 1);
    expect(await problemOf(read(job.id))).toMatchObject({ status: 404 });
  });
});
