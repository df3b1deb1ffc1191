import {
  loginAppLogin,
  orderAdd,
  orderDetail,
  orderIndex,
  orderPay,
  orderQueryLogistics,
  smsSend,
  withdrawalSend,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type JobRunner, startJobs } from '../src/adapters/jobRunner.ts';
import { createKuaidi100 } from '../src/adapters/logistics/kuaidi100.ts';
import { createSmsGateway } from '../src/adapters/messengers.ts';
import { createWechat } from '../src/adapters/wechat.ts';
import { orders } from '../src/db/schema/order.ts';
import type { StoreJob } from '../src/http/job.ts';
import { refundJob } from '../src/modules/after-sales/refundJob.ts';
import type { LogFields } from '../src/ports/logger.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { toAddress, placeOrder, putIntoCart } from './store/buying.ts';
import type { TestClient } from './store/testClient.ts';
import { silentProvider } from './store/silentProvider.ts';

interface Line {
  readonly event: string;
  readonly fields: LogFields;
}

const lines: Line[] = [];
const secret = 'operator-secret-of-this-test';
const nowhere = 'http://127.0.0.1:1';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore({
    deps: {
      logger: {
        info: (event, fields = {}) => void lines.push({ event, fields }),
        warn: (event, fields = {}) => void lines.push({ event, fields }),
        error: (event, _, fields = {}) => void lines.push({ event, fields }),
      },
      operatorSecret: secret,
      backup: {
        save: () => Promise.reject(new Error('disk full')),
        stage: () => Promise.resolve(''),
        findDue: () => Promise.resolve(undefined),
        dropOldest: () => Promise.resolve(),
      },
      payments: [silentProvider],
      sms: createSmsGateway({ url: nowhere, token: '' }),
      wechat: createWechat({
        apps: { native: { appId: 'wx', secret: 'word' } },
        nowMs: () => store.clock.nowMs(),
        apiOrigin: nowhere,
      }),
      parcels: createKuaidi100({ customer: 'c', key: 'k', origin: nowhere }),
    },
  });
  shopper = await store.shopper();
});
afterAll(() => store.close());
beforeEach(() => void lines.splice(0));

const getEvents = (requestId: string | null) =>
  lines.filter(({ fields }) => fields['requestId'] === requestId).map(({ event }) => event);

describe('a log line during a call', () => {
  it('has its id, also after its transaction', async () => {
    const ids = await putIntoCart(store, shopper, 'PW-PUMP');
    const added = await shopper.call(orderAdd, { ids, address_id: await toAddress(shopper) });
    const input = { order_sn: added.data.order_sn, paytype: 'alipay', method: 'wap' };
    const reply = await shopper.call(orderPay, input);
    expect(reply.data).toMatchObject({ reason: 'NOT_CONFIGURED' });
    expect(getEvents(reply.headers.get('x-request-id'))).toEqual(['payment provider failed', 'request']);
    expect(getEvents(added.headers.get('x-request-id'))).toEqual(['request']);
  });

  it('has its id where a gateway, a carrier or a social provider fails', async () => {
    const visitor = store.visitor();
    const sms = { mobile: '13912345678', area_code: '86', event: 'mobilelogin' };
    const sent = await visitor.call(smsSend, sms);
    expect(getEvents(sent.headers.get('x-request-id'))).toEqual(['text message not sent', 'request']);

    const entered = await visitor.call(loginAppLogin, { code: 'given' });
    expect(getEvents(entered.headers.get('x-request-id'))).toEqual(['wechat not reached', 'request']);

    const order_sn = await placeOrder(store, shopper, 'PW-PUMP');
    const parcel = {
      paystate: 'paid',
      shippingstate: 'shipped',
      expressname: 'SF',
      expressno: 'SF1',
    } as const;
    await store.db.update(orders).set(parcel).where(eq(orders.orderSn, order_sn));
    const tracked = await shopper.call(orderQueryLogistics, { order_sn });
    expect(tracked.code).toBe(1);
    expect(getEvents(tracked.headers.get('x-request-id'))).toEqual(['parcel tracking failed', 'request']);
  });

  it('has its id where a provider calls', async () => {
    const response = await store.app.request('/addons/shop/api.payment/notify/silent', { method: 'POST' });
    expect(response.status).toBe(400);
    expect(getEvents(response.headers.get('x-request-id'))).toEqual([
      'payment notification refused',
      'request',
    ]);
  });

  it('has the id of its own call under concurrency', async () => {
    const notify = async (id: string) =>
      store.app.request(`/addons/shop/api.payment/notify/${id}`, { method: 'POST' });
    const replies = await Promise.all(['a', 'b', 'c'].map(notify));
    for (const [index, { headers }] of replies.entries()) {
      const id = headers.get('x-request-id');
      const refused = lines.find(
        ({ event, fields }) => event === 'payment notification refused' && fields['requestId'] === id,
      );
      expect(refused?.fields).toMatchObject({ provider: ['a', 'b', 'c'][index] });
    }
  });

  it('has the call of the operator API beside the id', async () => {
    const response = await store.app.request('/operator/v1/machine/backups', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-operator-secret': secret,
        'x-test-address': '127.0.0.1',
      },
      body: '{"file":"/nowhere/backup.tar.gz"}',
    });
    const requestId = response.headers.get('x-request-id');
    expect(getEvents(requestId)).toEqual(['backup failed', 'request']);
    expect(lines[0]?.fields).toMatchObject({ requestId, call: 'machine.backup' });
  });
});

describe('the line of a request', () => {
  const getRequest = (requestId: string | null) =>
    lines.find(({ event, fields }) => event === 'request' && fields['requestId'] === requestId)?.fields;

  it('has the order that a shopper places, reads or pays', async () => {
    const ids = await putIntoCart(store, shopper, 'PW-PUMP');
    const added = await shopper.call(orderAdd, { ids, address_id: await toAddress(shopper) });
    const { order_sn } = added.data;
    const read = await shopper.call(orderDetail, { order_sn });
    const pay = await shopper.call(orderPay, { order_sn, paytype: 'alipay', method: 'wap' });
    expect(pay.code).toBe(0);
    for (const { headers } of [added, read, pay])
      expect(getRequest(headers.get('x-request-id'))).toMatchObject({ order_sn, status: 200 });
    const list = await shopper.call(orderIndex);
    expect(getRequest(list.headers.get('x-request-id'))).not.toHaveProperty('order_sn');
  });

  it('has the order of an operator’s call, whether it is in its path, its filter or its reply', async () => {
    const order_sn = await placeOrder(store, shopper, 'PW-PUMP');
    const headers = { 'x-operator-secret': secret, 'x-test-address': '127.0.0.1' };
    const read = async (path: string) => {
      const response = await store.app.request(`/operator/v1/${path}`, { headers });
      return getRequest(response.headers.get('x-request-id'));
    };
    expect(await read(`orders/${order_sn}`)).toMatchObject({ order_sn, status: 200 });
    expect(await read(`withdrawals?order=${order_sn}`)).toMatchObject({ order_sn, status: 200 });
    // It has the form of an order number, and is none.
    expect(await read(`withdrawals/${order_sn}`)).not.toHaveProperty('order_sn');
    expect(await read('orders')).not.toHaveProperty('order_sn');
  });

  it('has nothing else that a person enters as an order number', async () => {
    const input = { name: 'Lena', order_sn: '13912345678', email: 'lena@example.com' };
    const { headers } = await store.visitor().call(withdrawalSend, input, { key: crypto.randomUUID() });
    expect(getRequest(headers.get('x-request-id'))).not.toHaveProperty('order_sn');
  });
});

it('has the name of a job', async () => {
  const noisy: StoreJob = {
    name: 'noisy',
    everySeconds: 0.01,
    async run({ logger }) {
      logger.info('something');
      logger.error('odd', new Error('odd'), { reason: 'odd' });
      throw new Error('a bug');
    },
  };
  let jobs: JobRunner | undefined;
  await new Promise<void>((resolve) => {
    const job = {
      ...noisy,
      run: (...given: Parameters<StoreJob['run']>) => (resolve(), noisy.run(...given)),
    };
    jobs = startJobs([job, { ...refundJob, everySeconds: 3600 }], store.deps);
  });
  await jobs?.stop();
  expect(lines.slice(0, 3)).toEqual([
    { event: 'something', fields: { job: 'noisy' } },
    { event: 'odd', fields: { job: 'noisy', reason: 'odd' } },
    { event: 'job failed', fields: { job: 'noisy' } },
  ]);
});
