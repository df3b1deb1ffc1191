import {
  commonInit,
  type Endpoint,
  goodsV2detail,
  invitedGetConfig,
  orderDetail,
  orderGoodsV2apply,
  orderGoodsAftersale,
  orderGoodsAftersaleMessage,
  restockAdd,
  pageIndex,
  scoreExchange,
  scoreMyExchangeDetail,
  signinDosign,
  signinIndex,
} from '@pawlet/core/contract';
import { afterSalesCalls, orderCalls } from '@pawlet/operator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, placeOrder, putIntoCart, quote, setStock } from '../../../test/store/buying.ts';
import { buyReceived } from '../../../test/store/buyReceived.ts';
import { gatherCrowd } from '../../../test/store/crowd.ts';
import { operate, operatorSecret, readJson } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders } from '../../../test/store/operatorApi.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { decideAfterSales, ship } from '../../../test/store/shopSteps.ts';
import { isRecord } from '../../../test/store/isRecord.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { orderMails, orders } from '../../db/schema/order.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import { createReplyCache } from '../../http/replyCache.ts';
import { languages } from '../../i18n/language.ts';
import { orderMailJob } from '../order-mail/job.ts';
import { orderJob } from '../order/job.ts';
import { restockJob } from '../restock/job.ts';
import { restockAlerts } from '../../db/schema/restock.ts';
import { exchangeJob } from '../points/job.ts';
import { defaultPoints } from '../points/settings.ts';
import { pointsProducts } from '../../db/schema/points.ts';
import { createExchangeOperations } from '../points/operations.ts';
import { readShopIdentity } from '../config/shopIdentity.ts';
import { shopSettings } from './registry.ts';

const pump = 'PW-PUMP';
const day = 24 * 3600;

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  // Its entries never expire by themselves: a change that is visible has emptied it.
  const replyCache = createReplyCache({ nowMs: () => 0 });
  store = await createTestStore({ deps: { operatorSecret, replyCache } });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, pump)).id, 1000);
  // The demo has some, which are not the default.
  await store.db.delete(shopContents).where(eq(shopContents.name, 'carriers'));
  const picture = new Blob(['It is looked for, and not read.']);
  await store.deps.uploads.files.save(`${'0'.repeat(32)}w200.webp`, 'image/webp', picture);
});
afterAll(() => store.close());

async function change(name: string, value: unknown): Promise<void> {
  const outcome = await operate(store, 'settings', [name, JSON.stringify(value)]);
  expect(outcome, outcome.text).toMatchObject({ status: 'done' });
}

/** The response of a call to a German visitor. */
async function readInGermany(endpoint: Endpoint, fields: Record<string, unknown> = {}) {
  const client = store.visitor();
  client.country = 'DEU';
  client.lang = 'de';
  const reply = await client.call(endpoint, fields);
  expect(reply, reply.msg).toMatchObject({ code: 1 });
  return reply.data;
}

const init = () => readInGermany(commonInit);
const inEach = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));

async function newcomer(): Promise<TestClient> {
  const [member] = await gatherCrowd(store, 1, 5000);
  if (!member) throw new Error('Nobody came.');
  return member.client;
}

interface Case {
  readonly value: unknown;
  /** What a shopper is shown: once with the default, once with `value`. */
  readonly show: () => Promise<unknown>;
  readonly before: unknown;
  readonly after: unknown;
}

async function receiptOf(): Promise<unknown> {
  const { orderSn } = await buyPaid(store, shopper, [[pump, 1]]);
  await ship(store, orderSn);
  const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  await orderJob.run(store.deps, (row?.shippingtime ?? 0) + 2 * day);
  return (await shopper.call(orderDetail, { order_sn: orderSn })).data.shippingstate;
}

async function pictureDaysOf(): Promise<unknown> {
  const { orderSn, lines } = await buyPaid(store, shopper, [[pump, 1]]);
  const [id] = lines;
  const fields = { id, type: 1, reason: orderSn };
  const applied = await shopper.call(orderGoodsV2apply, fields, { key: crypto.randomUUID() });
  await decideAfterSales(store, String(applied.data.refund_sn), 'ask');
  const { pictures_until } = (await shopper.call(orderGoodsAftersale, { id })).data;
  return (Number(pictures_until) - store.clock.now()) / day;
}

/** For operators only. */
async function answerDaysOf(): Promise<unknown> {
  const { orderSn, lines } = await buyPaid(store, shopper, [[pump, 1]]);
  const [id] = lines;
  const fields = { id, type: 1, reason: orderSn };
  const applied = await shopper.call(orderGoodsV2apply, fields, { key: crypto.randomUUID() });
  const support = clientWith(store, await keyHeaders(store, ['orders:read']));
  const params = { sn: String(applied.data.refund_sn) };
  const { deadline, since } = (await support.call(afterSalesCalls.readRequest, { params })).data;
  return (Number(deadline) - since) / day;
}

async function returnDaysOf(): Promise<unknown> {
  const orderSn = await buyReceived(store, shopper, pump);
  const { order_goods: lines } = (await shopper.call(orderDetail, { order_sn: orderSn })).data;
  const applied = await shopper.call(
    orderGoodsV2apply,
    { id: lines[0].id, type: 2, reason: 'x' },
    { key: crypto.randomUUID() },
  );
  await decideAfterSales(store, String(applied.data.refund_sn), 'approve');
  const { deadline } = (await shopper.call(orderGoodsAftersale, { id: lines[0].id })).data;
  return (Number(deadline) - store.clock.now()) / day;
}

/** Somebody waits for the pump, which is sold out then. */
async function waitForPump() {
  const { id: skuId, productId } = await loadSku(store, pump);
  await setStock(store, skuId, 0);
  await store.db.delete(restockAlerts);
  const added = await shopper.call(restockAdd, { goods_id: productId, sku_id: skuId });
  expect(added, added.msg).toMatchObject({ code: 1 });
  const rows = await store.db.select().from(restockAlerts);
  await setStock(store, skuId, 1000);
  return rows;
}

/** Subject of the e-mail about a payment; undefined where none is sent. */
async function paidSubject(): Promise<unknown> {
  // A run sends a batch: what the other cases have queued is not wanted.
  await store.db.delete(orderMails);
  const client = await store.shopper();
  client.lang = 'de';
  const { orderSn } = await buyPaid(store, client, [[pump, 1]]);
  await orderMailJob.run(store.deps, store.clock.now());
  const subject = store.messages.map((one) => one.subject).find((one) => one.includes(orderSn));
  return subject?.replace(orderSn, 'N');
}

const seller = { name: 'Miau GmbH', address: 'Katzenallee 1, Berlin', phone: '030 1', email: 'a@miau.test' };

/** What a shopper sees of each setting; a setting without a case fails. */
const cases: Readonly<Record<string, Case>> = {
  'shop.name': {
    value: { name: 'Miau', de: 'Miau & Söhne' },
    show: async () => (await init()).sitename,
    before: 'Pawlet',
    after: 'Miau & Söhne',
  },
  'shop.logo': {
    value: `shop/${'0'.repeat(32)}`,
    // What is drawn with an uploaded picture is tested beside its routes.
    show: async () => (await readShopIdentity(store.db)).logo,
    before: '',
    after: '00000000',
  },
  'shop.languages': {
    value: { offered: ['en', 'de'], default: 'en' },
    show: async () => (await init()).languages,
    before: [...languages],
    after: ['en', 'de'],
  },
  'shop.colors': {
    value: { color: '#102030' },
    show: async () => (await init()).theme.bgColor,
    before: '#E56A54',
    after: '#102030',
  },
  'shop.seller': {
    value: seller,
    show: async () =>
      String((await readInGermany(pageIndex, { diyname: 'imprint' })).content).includes(seller.address),
    before: false,
    after: true,
  },
  'shop.contact': {
    value: { all: { email: 'help@miau.test' }, DE: { phone: '+49 30 5' } },
    show: async () => (await init()).phone,
    before: '+49 30 23125 014',
    after: '+49 30 5',
  },
  'shop.law': {
    value: { DE: { withdrawal: 30 } },
    show: async () => (await init()).law.withdrawal_days,
    before: 14,
    after: 30,
  },
  'shop.countries': {
    value: ['DEU', 'JPN'],
    async show() {
      const list: readonly Record<string, unknown>[] = (await init()).shop_country_info.country_list;
      const client = await newcomer();
      const { code, data } = await quote(client, [await putIntoCart(store, client, pump)]);
      return [list.map((one) => one['country_code']).join(' '), code, data.fields];
    },
    before: ['CHN USA JPN FRA DEU ITA ESP KOR GBR CHE CAN', 1, undefined],
    after: ['DEU JPN', 0, { 'country-code': 'choice' }],
  },
  'shop.partnerOrigins': {
    value: ['https://partner.example', 'http://127.0.0.1:5173'],
    // Who may embed and call the shop then is tested with two nodes.
    show: async () => (await readShopIdentity(store.db)).partnerOrigins,
    before: null,
    after: ['https://partner.example', 'http://127.0.0.1:5173'],
  },
  'shipping.carriers': {
    value: [{ code: 'KAT', name: inEach('Katzenpost') }],
    show: async () => (await init()).expresslist,
    before: [],
    after: [{ code: 'KAT', name: 'Katzenpost de' }],
  },
  'stock.lowLevel': {
    value: 2000,
    // For operators only.
    async show() {
      const read = await readJson(store, 'low-stock');
      return (
        isRecord(read) &&
        Array.isArray(read['skus']) &&
        read['skus'].some((one) => isRecord(one) && one['sku'] === pump)
      );
    },
    before: false,
    after: true,
  },
  'orders.unpaidMinutes': {
    value: 15,
    async show() {
      const orderSn = await placeOrder(store, shopper, pump);
      const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
      return [(row?.deadline ?? 0) - (row?.createtime ?? 0), (await init()).order_timeout];
    },
    before: [3600, 3600],
    after: [900, 900],
  },
  'orders.receiptDays': {
    value: { delivered: 1, domestic: 1, abroad: 2 },
    show: receiptOf,
    before: 1,
    after: 2,
  },
  'afterSales.returnDays': { value: 30, show: returnDaysOf, before: 14, after: 30 },
  'afterSales.pictureDays': { value: 3, show: pictureDaysOf, before: 7, after: 3 },
  'afterSales.answerDays': { value: 5, show: answerDaysOf, before: 3, after: 5 },
  'afterSales.conversationDays': {
    value: 0,
    async show() {
      const { orderSn, lines } = await buyPaid(store, shopper, [[pump, 1]]);
      const [id] = lines;
      const fields = { id, type: 1, reason: orderSn };
      const applied = await shopper.call(orderGoodsV2apply, fields, { key: crypto.randomUUID() });
      await decideAfterSales(store, String(applied.data.refund_sn), 'reject', 'No');
      const { can_message } = (await shopper.call(orderGoodsAftersale, { id })).data;
      const written = await shopper.call(orderGoodsAftersaleMessage, { id, text: 'Why?' });
      return [can_message, written.code];
    },
    before: [1, 1],
    after: [0, 0],
  },
  'restock.waitDays': {
    value: 7,
    async show() {
      const [row] = await waitForPump();
      return ((row?.expiretime ?? 0) - (row?.createtime ?? 0)) / day;
    },
    before: 180,
    after: 7,
  },
  'restock.holdMinutes': {
    value: 1,
    async show() {
      await waitForPump();
      await setStock(store, (await loadSku(store, pump)).id, 1000);
      const deps = { ...store.deps, settings: { ...store.deps.settings, isDemo: false } };
      const start = store.clock.now();
      await restockJob.run(deps, start);
      const sent = store.messages.length;
      await restockJob.run(deps, start + 60);
      return store.messages.length - sent;
    },
    before: 0,
    after: 1,
  },
  'orders.placedMailMinutes': {
    value: 1,
    async show() {
      await store.db.delete(orderMails);
      const orderSn = await placeOrder(store, shopper, pump);
      await orderMailJob.run(store.deps, store.clock.now() + 60);
      return store.messages.filter(({ subject }) => subject.includes(orderSn)).length;
    },
    before: 0,
    after: 1,
  },
  'afterSales.reasons': {
    value: ['faulty', { type: 1, text: inEach('Zu laut') }],
    show: async () => (await init()).aftersale_reasons.slice(1).length,
    before: 11,
    after: 1,
  },
  'refunds.approvalLimits': {
    value: { byCurrency: {}, other: 1 },
    // For operators only.
    async show() {
      const { orderSn } = await buyPaid(store, shopper, [[pump, 1]]);
      const support = clientWith(store, await keyHeaders(store, ['refunds:write']));
      const input = { all: true, isPreview: true } as const;
      return (await support.call(orderCalls.refundOrder, { params: { sn: orderSn }, input })).data
        .needsApproval;
    },
    before: false,
    after: true,
  },
  'payment.closedMethods': {
    value: { alipay: inEach('Gesperrt') },
    async show() {
      const methods: readonly Record<string, unknown>[] = (await init()).pay_methods;
      return methods.find(({ paytype }) => paytype === 'alipay')?.['hint'] === 'Gesperrt de';
    },
    before: false,
    after: true,
  },
  'points.rates': {
    value: { ...defaultPoints, backMicros: 20_000 },
    show: async () => (await init()).money_score,
    before: 8,
    after: 16,
  },
  'points.payableShare': {
    value: 20,
    async show() {
      const { productId } = await loadSku(store, pump);
      const { score, price } = (await shopper.call(goodsV2detail, { id: productId })).data;
      return [
        Math.round((Number(score) / Number(price)) * 100) / 100,
        (await init()).shop_country_info.score_cap,
      ];
    },
    before: [50, 0.5],
    after: [20, 0.2],
  },
  'points.exchangeDays': {
    value: 2,
    async show() {
      const client = await newcomer();
      const [coupon] = await store.db
        .select()
        .from(pointsProducts)
        .where(eq(pointsProducts.slug, 'coupon-shop'));
      const { id, orderid } = (await client.call(scoreExchange, { exchange_id: coupon?.id, nums: 1 })).data;
      await createExchangeOperations({ ...store.deps, now: store.clock.now() }).deliver(orderid);
      await exchangeJob.run(store.deps, store.clock.now() + 3 * day);
      return (await client.call(scoreMyExchangeDetail, { id })).data.status;
    },
    before: 'delivered',
    after: 'completed',
  },
  'checkIn.rewards': {
    value: {
      pointsByDay: [7, 7, 7, 7, 7, 7, 7],
      laterPoints: 9,
      fillUpPrice: 3,
      fillUpDays: 2,
      fillUpsInMonth: 1,
    },
    async show() {
      const client = await newcomer();
      const { signinscore, fillupscore } = (await client.call(signinIndex)).data;
      return [signinscore.s1, fillupscore, (await client.call(signinDosign)).data.score];
    },
    before: ['5', 30, 5],
    after: ['7', 3, 7],
  },
  'mails.sent': {
    value: { paid: false },
    show: paidSubject,
    before: 'Deine Bestellung N ist bezahlt',
    after: undefined,
  },
  'mails.texts': {
    value: { paid: { subject: { de: '{{shop}}: Zahlung für {{orderSn}} da' } } },
    show: paidSubject,
    before: 'Deine Bestellung N ist bezahlt',
    after: 'Pawlet: Zahlung für N da',
  },
  'invitations.reward': {
    value: 33,
    show: async () => (await readInGermany(invitedGetConfig)).score,
    before: 200,
    after: 33,
  },
};

it('has a case for every setting', () => {
  expect(Object.keys(cases).toSorted()).toEqual(shopSettings.map(({ name }) => name).toSorted());
});

it('names every setting and every row once', () => {
  for (const key of ['name', 'storedAs'] as const)
    expect(new Set(shopSettings.map((setting) => setting[key])).size).toBe(shopSettings.length);
});

describe.each(Object.entries(cases))('%s', (name, { value, show, before, after }) => {
  it('is visible to shoppers at once, and its default again', async () => {
    expect(await show()).toEqual(before);
    await change(name, value);
    expect(await show()).toEqual(after);
    expect(await operate(store, 'settings', [name, 'default'])).toMatchObject({ status: 'done' });
    expect(await show()).toEqual(before);
  });

  it('stores who changed it, and when', async () => {
    await change(name, value);
    const read = await readJson(store, 'settings', [name]);
    expect(read).toMatchObject({ name, isDefault: false, changedBy: 'local', changedAt: store.clock.now() });
    const logged = await store.db.select().from(operatorLogs).where(eq(operatorLogs.target, name));
    expect(logged.filter(({ command }) => command === 'settings.change').at(-1)).toMatchObject({
      actor: 'local',
      arguments: [expect.stringMatching(/^value=/u)],
      outcome: 'done',
    });
    await operate(store, 'settings', [name, 'default']);
  });

  it.each(['[[]]', '"x"', '{"x":1}', '-1', '1e99', '[null]'])('refuses %s', async (text) => {
    const outcome = await operate(store, 'settings', [name, text]);
    expect(outcome).toMatchObject({ status: 'refused' });
    expect(outcome.text).toMatch(/^\S+ was not changed\. It needs:\n- \S/u);
    expect(outcome.text).not.toMatch(/undefined|Invalid|Received/u);
  });

  it('uses the default while the stored value is invalid, and is listed as invalid', async () => {
    const setting = shopSettings.find((one) => one.name === name);
    await store.db.insert(shopContents).values({ name: setting?.storedAs ?? '', value: [[1]] });
    store.deps.replyCache?.clear();
    expect(await show()).toEqual(before);
    expect(await readJson(store, 'settings', [name])).toMatchObject({
      isInvalid: true,
      value: setting?.initial,
    });
    await operate(store, 'settings', [name, 'default']);
  });
});

describe('two operators', () => {
  const name = 'orders.unpaidMinutes';
  const versionNow = async () => {
    const read = await readJson(store, 'settings', [name]);
    return isRecord(read) ? Number(read['version']) : Number.NaN;
  };

  it('cannot overwrite what the other has changed since', async () => {
    expect(await versionNow()).toBe(0);
    await operate(store, 'settings', [name, '20', 'version=0']);
    const late = await operate(store, 'settings', [name, '30', 'version=0']);
    expect(late).toMatchObject({ status: 'refused' });
    expect(late.text).toMatch(/^Somebody else has changed[^]*20/u);
    const version = await versionNow();
    expect(await operate(store, 'settings', [name, '30', `version=${version}`])).toMatchObject({
      status: 'done',
    });
    expect(await operate(store, 'settings', [name, 'default', `version=${version}`])).toMatchObject({
      status: 'refused',
    });
    expect(await readJson(store, 'settings', [name])).toMatchObject({ value: 30 });
  });

  it('cannot overwrite a value that was reset and set again', async () => {
    const version = await versionNow();
    await operate(store, 'settings', [name, 'default']);
    await operate(store, 'settings', [name, '40']);
    expect(await operate(store, 'settings', [name, '50', `version=${version}`])).toMatchObject({
      status: 'refused',
    });
    expect(await readJson(store, 'settings', [name])).toMatchObject({ value: 40 });
    await operate(store, 'settings', [name, 'default']);
  });

  it('who change it at the same time: one wins', async () => {
    const results = await Promise.all(
      ['21', '22', '23'].map((value) => operate(store, 'settings', [name, value, 'version=0'])),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['done', 'refused', 'refused']);
    await operate(store, 'settings', [name, 'default']);
  });
});

it('a command for one setting and `settings` change the same value', async () => {
  await operate(store, 'receipt-days', ['abroad=45']);
  expect(await readJson(store, 'settings', ['orders.receiptDays'])).toMatchObject({
    value: { delivered: 3, domestic: 10, abroad: 45 },
    changedBy: 'local',
  });
  await operate(store, 'settings', ['orders.receiptDays', '{"delivered":4,"domestic":9,"abroad":44}']);
  expect((await operate(store, 'receipt-days')).text).toMatch(/4 days[^]*9 days[^]*44 days/u);
  await operate(store, 'settings', ['orders.receiptDays', 'default']);
});

it('misspelled fields are refused, not ignored', async () => {
  const { status, text } = await operate(store, 'settings', [
    'shop.seller',
    JSON.stringify({ ...seller, emial: 'a@b.test' }),
  ]);
  expect([status, text]).toEqual(['refused', expect.stringContaining('emial: no such field')]);
});
