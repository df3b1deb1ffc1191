import {
  cloudGetInfo,
  cloudOrderCreate,
  orderAdd,
  orderCancel,
  orderPay,
  orderTakedelivery,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { toAddress, order, placeOrder, putIntoCart } from '../../../test/store/buying.ts';
import { type FakeService, startFakeService } from '../../../test/store/fakeService.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { fetchWebhookSender } from '../../adapters/fetchWebhookSender.ts';
import { orders } from '../../db/schema/order.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { webhookDeliveries } from '../../db/schema/webhook.ts';
import { operate as operateOn } from '../../../test/store/operator.ts';
import { createOrderOperations } from '../order/operations.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { findLines } from '../order/service.ts';
import { transition } from '../order/transitions.ts';
import { webhookJob } from './job.ts';

interface Taken {
  readonly id: string;
  readonly type: string;
  readonly time: number;
  readonly data: Record<string, unknown>;
}

let receiver: FakeService;
let store: TestStore;
let shopper: TestClient;
let secret = '';
let status = 200;
/** The state of a receiver that accepts each id once. */
const taken = new Map<string, Taken>();

beforeAll(async () => {
  receiver = await startFakeService(({ body, headers }) => {
    const [id, time] = [headers.get('webhook-id') ?? '', headers.get('webhook-timestamp') ?? ''];
    const expected = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('hex');
    if (headers.get('webhook-signature') !== `v1=${expected}`) return { status: 401, body: '' };
    if (status === 200) taken.set(id, JSON.parse(body) as Taken);
    return { status, headers: { location: 'https://stranger.test/' }, body: '' };
  });
  store = await createTestStore({ deps: { webhooks: fetchWebhookSender } });
  shopper = await store.shopper();
  const { text } = await operate('webhook-add', `${receiver.origin}/orders`);
  secret = text.split(' ').at(-1) ?? '';
});
afterAll(async () => {
  await store.close();
  await receiver.close();
});
beforeEach(() => {
  taken.clear();
  status = 200;
});

const operate = (name: string, ...args: string[]) => operateOn(store, name, args);

async function send(): Promise<void> {
  await webhookJob.run(store.deps, store.clock.now());
}

async function buy(): Promise<string> {
  const orderSn = await placeOrder(store, shopper, 'TT-HUB');
  const url = String(
    (await shopper.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap' })).data,
  );
  await store.app.request(url, {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return orderSn;
}

const received = () => [...taken.values()].map(({ type, data }) => [type, data['order_sn']]);

describe('order events', () => {
  it('are sent from payment to receipt, signed, each once', async () => {
    const orderSn = await buy();
    await send();
    const operations = createOrderOperations({
      db: store.db,
      random: store.deps.random,
      now: store.clock.now(),
    });
    await operations.ship(orderSn, { expressname: 'SF', expressno: 'SF1' });
    await operations.deliver(orderSn);
    await shopper.call(orderTakedelivery, { order_sn: orderSn });
    await Promise.all([send(), send(), send()]);
    await send();
    expect(received()).toEqual([
      ['order.paid', orderSn],
      ['order.shipped', orderSn],
      ['order.received', orderSn],
    ]);
    expect(receiver.requests).toHaveLength(3);
    expect([...taken.values()][1]?.data).toMatchObject({
      paystate: 1,
      shippingstate: 1,
      expressno: 'SF1',
      currency: 'CNY',
      lines: [{ goods_sn: 'TT-HUB', nums: 1, is_gift: 0 }],
    });
    expect(JSON.stringify([...taken.values()])).not.toMatch(/王小明|13800138000|科技园路/u);
  });

  it('are sent for cancelled and expired orders', async () => {
    const cancelled = await placeOrder(store, shopper, 'TT-HUB');
    await shopper.call(orderCancel, { order_sn: cancelled });
    await send();
    expect(received()).toEqual([['order.cancelled', cancelled]]);
  });

  it('are rolled back with their change', async () => {
    const orderSn = await placeOrder(store, shopper, 'TT-HUB');
    const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    if (!row) throw new Error('No order');
    await expect(
      inTransaction(store.db, async (tx) => {
        const step = { event: 'cancel', actor: 'shop', now: store.clock.now() } as const;
        await transition(tx, row, await findLines(tx, [row.id]), step);
        throw new Error('power cut');
      }),
    ).rejects.toThrow('power cut');
    const rows = await store.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.orderSn, orderSn));
    expect(rows).toEqual([]);
  });

  it('are sent to the endpoints of their supplier only', async () => {
    await operate('webhook-add', `${receiver.origin}/partner`, 'partner-7');
    const before = receiver.requests.length;
    const elsewhere = await placeOrder(store, shopper, 'TT-HUB');
    await shopper.call(orderCancel, { order_sn: elsewhere });
    const id = await putIntoCart(store, shopper, 'TT-HUB');
    const fields = { ids: id, address_id: await toAddress(shopper) };
    const { data } = await shopper.call(orderAdd, fields, { headers: { sup: 'partner-7' } });
    await shopper.call(orderCancel, { order_sn: data.order_sn });
    await send();
    const paths = receiver.requests
      .slice(before)
      .map(({ path, body }) => [path, (JSON.parse(body) as Taken).data['order_sn']]);
    expect(paths).toEqual(
      expect.arrayContaining([
        ['/orders', elsewhere],
        ['/orders', data.order_sn],
        ['/partner', data.order_sn],
      ]),
    );
    expect(paths).toHaveLength(3);
    expect((await operate('webhook-remove', `${receiver.origin}/partner`)).status).toBe('done');
  });
});

describe('failing receiver', () => {
  it('is retried with growing delays, with the same id, until it accepts the event', async () => {
    const orderSn = await placeOrder(store, shopper, 'TT-HUB');
    await shopper.call(orderCancel, { order_sn: orderSn });
    const before = receiver.requests.length;
    const pauses = [0, 10, 20, 40];
    for (const [index, code] of [500, 302, 401, 200].entries()) {
      status = code;
      store.clock.advance(pauses[index] ?? 0);
      await send();
      await send();
      expect(receiver.requests).toHaveLength(before + index + 1);
    }
    store.clock.advance(3600);
    await send();
    expect(receiver.requests).toHaveLength(before + 4);
    const ids = receiver.requests.slice(before).map(({ headers }) => headers.get('webhook-id'));
    expect(new Set(ids).size).toBe(1);
    expect(received()).toEqual([['order.cancelled', orderSn]]);
  });

  it('is visible to the operator, and does not block the others', async () => {
    const dead = 'http://127.0.0.1:9/dead';
    expect((await operate('webhook-add', dead)).status).toBe('done');
    expect((await operate('webhook-add', dead)).status).toBe('refused');
    expect((await operate('webhook-add', 'http://erp.example/')).status).toBe('refused');
    const orderSn = await placeOrder(store, shopper, 'TT-HUB');
    await shopper.call(orderCancel, { order_sn: orderSn });
    await send();
    expect(received()).toEqual([['order.cancelled', orderSn]]);
    const { text } = await operate('webhooks');
    expect(text).toContain(
      `${orderSn}\t${dead}\t1 attempt\tThe server could not be reached (bad port)\tnext`,
    );
    expect(text).not.toContain(secret);
    store.clock.advance(3 * 24 * 3600);
    await send();
    expect((await operate('webhooks')).text).toContain('given up');
    expect((await operate('webhook-remove', dead)).status).toBe('done');
    expect((await operate('webhook-remove', dead)).status).toBe('refused');
  });
});

it('exports the attribution of orders', async () => {
  await store.db.update(shoppers).set({ invitedBy: 2 }).where(eq(shoppers.id, 1));
  const headers = { sup: '=cmd', code: 'a,"b"' };
  const id = await putIntoCart(store, shopper, 'TT-HUB');
  await order(shopper, [id]);
  const row = await putIntoCart(store, shopper, 'PW-PUMP');
  const fields = { ids: row, address_id: await toAddress(shopper) };
  const products = (await shopper.call(orderAdd, fields, { headers })).data.order_sn;
  const [plan] = (await shopper.call(cloudGetInfo)).data.plans;
  const cloud = { commodity_id: plan.id, device_id: 'PC2407001D7A16', agreed: 1 };
  const cloudSn = (await shopper.call(cloudOrderCreate, cloud, { headers })).data.order_sn;
  const lines = (await operate('export-attribution')).text.split('\n');
  expect(lines[0]).toContain('sup,code,invite_id');
  expect(lines.find((line) => line.includes(products))).toContain(
    `'=cmd,"a,""b""",2,CHN,CNY,69.00,0.00,0.00,0,0`,
  );
  expect(lines.find((line) => line.includes(cloudSn))).toMatch(/^cloud,/u);
  expect((await operate('export-attribution', '1999-01-01', '1999-01-02')).text.split('\n')).toHaveLength(1);
  expect((await operate('export-attribution', 'yesterday')).status).toBe('refused');
});
