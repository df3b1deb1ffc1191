import { orderDetail, orderGetOrderPayStatus, orderTakedelivery } from '@pawlet/core/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refunds } from '../../src/db/schema/afterSales.ts';
import { orders } from '../../src/db/schema/order.ts';
import { payments } from '../../src/db/schema/payment.ts';
import { pointsLogs } from '../../src/db/schema/points.ts';
import { shoppers } from '../../src/db/schema/shopper.ts';
import { webhookDeliveries } from '../../src/db/schema/webhook.ts';
import { operate } from '../store/operator.ts';
import { createOrderOperations } from '../../src/modules/order/operations.ts';
import { defaultPoints, toTerms } from '../../src/modules/points/settings.ts';
import { pointsEarned } from '../../src/modules/points/terms.ts';
import { paymentJob } from '../../src/modules/payment/job.ts';
import { sendDueRefunds } from '../../src/modules/payment/refunds.ts';
import { createPingpong, signPingpong } from '../../src/adapters/payments/pingpong.ts';
import { createTestStore, testOrigin, type TestStore } from '../createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../store/buying.ts';
import { type CrowdMember, gatherCrowd } from '../store/crowd.ts';
import { type FakeService, startFakeService } from '../store/fakeService.ts';
import { createTestClock } from '../store/testClock.ts';

const rounds = Number(process.env['PAWLET_RACE_ROUNDS'] ?? 5);
const many = 100;
const patience = 60_000 + rounds * 60_000;
const account = { clientId: 'client1', accId: 'client1001', salt: 'salt-of-the-shop' };
const notifyUrl = `${testOrigin}/addons/shop/api.payment/notify/pingpong`;
const clock = createTestClock();

interface Trade {
  readonly merchantTransactionId: string;
  readonly amount: string;
  readonly currency: string;
  status: string;
}

let pingpong: FakeService;
let store: TestStore;
let member: CrowdMember;
const trades = new Map<string, Trade>();
/** Refunds requested from the provider, by number. */
const given = new Map<string, number>();

function message(content: unknown): string {
  const { clientId, accId } = account;
  const fields = { clientId, accId, signType: 'SHA256', code: '000000', bizContent: JSON.stringify(content) };
  return JSON.stringify({ ...fields, sign: signPingpong(fields, account.salt) });
}

const told = (trade: Trade) => ({
  ...trade,
  transactionId: `P${trade.merchantTransactionId}`,
  transactionTime: String(clock.nowMs()),
});

beforeAll(async () => {
  pingpong = await startFakeService(({ path, body }) => {
    const { bizContent } = JSON.parse(body) as { bizContent: string };
    const content = JSON.parse(bizContent) as Trade & { merchantRefundId: string };
    if (path === '/v4/payment/refund') {
      given.set(content.merchantRefundId, (given.get(content.merchantRefundId) ?? 0) + 1);
      return { body: message({ ...content, status: 'SUCCESS' }) };
    }
    const trade = trades.get(content.merchantTransactionId);
    return { body: message(trade ? told(trade) : null) };
  });
  const provider = createPingpong({ ...account, origin: pingpong.origin }, { clock });
  store = await createTestStore({ deps: { clock, payments: [provider] } });
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 100_000);
  await operate(store, 'webhook-add', ['https://erp.test/hook']);
});
afterAll(async () => {
  await store.close();
  await pingpong.close();
});

async function one(): Promise<CrowdMember> {
  const [made] = await gatherCrowd(store, 1);
  if (!made) throw new Error('nobody came');
  return made;
}

/** An order paid at the provider, without a notification so far. */
async function paidWithoutNotification(orderSn: string, suffix = '') {
  const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  if (!order) throw new Error('no order');
  const paymentNo = `${order.id}${suffix}`;
  const { id: orderId, total: amount, currency } = order;
  const stamp = { createtime: clock.now(), updatetime: clock.now(), opentime: clock.now() };
  const way = { paytype: 'pingpong', method: `wap${suffix}`, provider: 'pingpong' };
  await store.db.insert(payments).values({ paymentNo, orderId, amount, currency, ...way, ...stamp });
  const trade = {
    merchantTransactionId: paymentNo,
    amount: (amount / 100).toFixed(2),
    currency,
    status: 'SUCCESS',
  };
  trades.set(paymentNo, trade);
  return { order, paymentNo, trade };
}

/** A hundred concurrent calls: callbacks, polling shoppers, and the job. */
async function everybody(orderSn: string, news: readonly string[]): Promise<void> {
  const received = async (body: string) =>
    (await store.app.request(notifyUrl, { method: 'POST', body })).status;
  const results = await Promise.all(
    Array.from({ length: many }, async (_, index) => {
      if (index % 10 === 9) return paymentJob.run(store.deps, clock.now()).then(() => 200);
      if (index % 2 === 0) return received(news[(index / 2) % news.length] ?? '');
      const reply = await member.client.call(orderGetOrderPayStatus, { order_sn: orderSn });
      return reply.code === 1 ? 200 : 500;
    }),
  );
  expect(new Set(results)).toEqual(new Set([200]));
}

describe('concurrent settling by callback and polling', () => {
  it(
    `pays, notifies and gives points once, with ${many} calls, ${rounds} times`,
    { timeout: patience },
    async () => {
      member = await one();
      const operations = () =>
        createOrderOperations({ db: store.db, random: store.deps.random, now: clock.now() });
      let points = 0;
      for (let round = 1; round <= rounds; round += 1) {
        const orderSn = await placeOrder(store, member.client, 'PW-PUMP');
        const { order, paymentNo, trade } = await paidWithoutNotification(orderSn);
        clock.advance(121);
        await everybody(orderSn, [message(told(trade))]);
        const [payment] = await store.db.select().from(payments).where(eq(payments.paymentNo, paymentNo));
        expect(payment).toMatchObject({
          status: 'SUCCESS',
          isSurplus: false,
          transactionId: `pingpong:P${paymentNo}`,
        });
        const { data } = await member.client.call(orderDetail, { order_sn: orderSn });
        expect(data).toMatchObject({ paystate: 1, orderstate: 0, payamount: trade.amount });
        const isPaid = and(eq(webhookDeliveries.orderSn, orderSn), eq(webhookDeliveries.type, 'order.paid'));
        expect(await store.db.$count(webhookDeliveries, isPaid)).toBe(1);

        await operations().ship(orderSn);
        const receipts = await Promise.all(
          Array.from({ length: 10 }, () => member.client.call(orderTakedelivery, { order_sn: orderSn })),
        );
        expect(receipts.filter(({ code }) => code === 1)).toHaveLength(1);
        points += pointsEarned(order.total, toTerms(defaultPoints, order.currency));
        const earned = and(eq(pointsLogs.userId, member.id), eq(pointsLogs.kind, 'order'));
        expect(await store.db.$count(pointsLogs, earned)).toBe(round);
        const [shopper] = await store.db.select().from(shoppers).where(eq(shoppers.id, member.id));
        expect(shopper?.points).toBe(points);
      }
      expect(await store.db.$count(refunds, eq(refunds.cause, 'surplus'))).toBe(0);
      expect(store.errors).toEqual([]);
    },
  );

  it(
    `of an order that was paid twice keeps one payment and refunds the other once, ${rounds} times`,
    { timeout: patience },
    async () => {
      member = await one();
      for (let round = 1; round <= rounds; round += 1) {
        const orderSn = await placeOrder(store, member.client, 'PW-PUMP');
        const attempts = [
          await paidWithoutNotification(orderSn, '1'),
          await paidWithoutNotification(orderSn, '2'),
        ];
        clock.advance(121);
        await everybody(
          orderSn,
          attempts.map(({ trade }) => message(told(trade))),
        );
        const numbers = attempts.map(({ paymentNo }) => paymentNo);
        const rows = await store.db.select().from(payments).where(inArray(payments.paymentNo, numbers));
        expect(rows.filter(({ isSurplus }) => isSurplus)).toHaveLength(1);
        const surplus = rows.find(({ isSurplus }) => isSurplus);
        clock.advance(1);
        await Promise.all(Array.from({ length: 10 }, () => sendDueRefunds(store.deps, clock.now())));
        const [refund] = await store.db
          .select()
          .from(refunds)
          .where(eq(refunds.paymentId, surplus?.id ?? 0));
        expect(refund).toMatchObject({ state: 2, attempts: 1, amount: surplus?.amount });
        expect(given.get(refund?.refundNo ?? '')).toBe(1);
      }
      expect(given.size).toBe(rounds);
      expect(store.errors).toEqual([]);
    },
  );
});
