import { orderQueryLogistics } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder } from '../../../test/store/buying.ts';
import { type FakeService, startFakeService } from '../../../test/store/fakeService.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { orders } from '../../db/schema/order.ts';
import { createOrderOperations } from '../../modules/order/operations.ts';
import { createKuaidi100, signKuaidi100 } from './kuaidi100.ts';

const account = { customer: 'CUSTOMER1', key: 'key1' };
const lines = [
  { context: '已签收', ftime: '2026-11-20 18:00:00' },
  { context: '派送中', ftime: '2026-11-20 09:30:00' },
];

let service: FakeService;
let store: TestStore;
let shopper: TestClient;
let answer: unknown;
let status = 200;

beforeAll(async () => {
  service = await startFakeService(({ body }) => {
    const fields = new URLSearchParams(body);
    const sign = signKuaidi100(fields.get('param') ?? '', { ...account, origin: '' });
    const isSigned = fields.get('customer') === account.customer && fields.get('sign') === sign;
    const refusal = { result: false, returnCode: '503', message: '验证签名失败' };
    return { status, body: JSON.stringify(isSigned ? answer : refusal) };
  });
  store = await createTestStore({
    deps: {
      parcels: createKuaidi100({ ...account, origin: service.origin }),
    },
  });
  shopper = await store.shopper();
});
afterAll(async () => {
  await store.close();
  await service.close();
});
beforeEach(() => {
  answer = { message: 'ok', status: '200', data: lines };
  status = 200;
});

async function ship(expressname: string, expressno: string): Promise<string> {
  const orderSn = await placeOrder(store, shopper, 'TT-HUB');
  const now = store.clock.now();
  await store.db.update(orders).set({ paystate: 'paid', paytime: now }).where(eq(orders.orderSn, orderSn));
  const operations = createOrderOperations({ db: store.db, random: store.deps.random, now });
  await operations.ship(orderSn, { expressname, expressno });
  return orderSn;
}

async function track(order_sn: string) {
  return (await shopper.call(orderQueryLogistics, { order_sn })).data.list;
}

it("shows the carrier's track and refreshes it after half an hour", async () => {
  const orderSn = await ship('SF', 'SF100200300');
  const shown = [
    { time: '2026-11-20 18:00:00', context: '已签收' },
    { time: '2026-11-20 09:30:00', context: '派送中' },
  ];
  const before = service.requests.length;
  expect(await track(orderSn)).toEqual(shown);
  expect(await track(orderSn)).toEqual(shown);
  expect(service.requests).toHaveLength(before + 1);
  const sent = new URLSearchParams(service.requests.at(-1)?.body);
  expect(JSON.parse(sent.get('param') ?? '')).toMatchObject({
    com: 'shunfeng',
    num: 'SF100200300',
    phone: '13800138000',
  });
  store.clock.advance(1801);
  answer = { message: 'ok', data: lines.slice(1) };
  expect(await track(orderSn)).toEqual(shown.slice(1));
  store.clock.advance(1801);
  status = 500;
  expect(await track(orderSn)).toEqual(shown.slice(1));
});

it.each([
  ['does not know the number', { result: false, returnCode: '500', message: '查询无结果' }, 200],
  ['answers nonsense', 'nonsense', 200],
  ['is down', {}, 502],
])('shows the shop’s own track while the service %s', async (_, reply, code) => {
  answer = reply;
  status = code;
  const orderSn = await ship('YTO', `YT${Math.random()}`);
  expect((await track(orderSn))[0].context).toContain('warehouse');
});

it('sends no query for a carrier unknown to the service', async () => {
  const before = service.requests.length;
  expect(await track(await ship('LAPOSTE', '6A123'))).toHaveLength(1);
  expect(service.requests).toHaveLength(before);
});
