import { cloudGetInfo, cloudGetTypeList, cloudOrderCreate, cloudOrderPay } from '@pawlet/core/contract';
import { cloudCalls, refundCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { inLanguages, problemOf } from '../../../test/store/operatorTest.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { cameraSerials, cloudDevices, cloudOrders } from '../../db/schema/cloud.ts';
import { refundLimitsSetting } from '../after-sales/settings.ts';
import { saveSetting } from '../settings/writeSetting.ts';

const day = 24 * 3600;
const camera = 'WK-DOT-WH';
const otherCamera = 'WK-LOOK-WH2K';

let store: TestStore;
let local: OperatorClient;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, camera)).id, 100);
});
afterAll(() => store.close());

const at = (id: number) => ({ params: { id: String(id) } });
const on = (sn: string) => ({ params: { sn } });
const sheet = (...rows: readonly string[]) => ['serial,sku', ...rows].join('\n');

async function boughtLine() {
  const { orderSn, lines } = await buyPaid(store, shopper, [[camera, 1]]);
  return { orderSn, lineId: lines[0] ?? 0 };
}

async function bind(serial: string) {
  const { orderSn, lineId } = await boughtLine();
  const { data } = await local.call(cloudCalls.bindCamera, { input: { serial, lineId } });
  return { ...data, orderSn, lineId };
}

/** Buys a plan for a camera of the shopper. */
async function buyPlan(device_id: string, type = 'month'): Promise<string> {
  const { plans } = (await shopper.call(cloudGetInfo, { device_id })).data;
  const plan = plans.find((one: { type: string }) => one.type === type);
  const { data } = await shopper.call(cloudOrderCreate, { commodity_id: plan.id, device_id, agreed: 1 });
  const page = await shopper.call(cloudOrderPay, {
    order_sn: data.order_sn,
    paytype: 'wechat',
    method: 'wap',
  });
  await store.app.request(String(page.data), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return String(data.order_sn);
}

describe('serial numbers', () => {
  it('are imported from CSV: none with an error, or the good ones, with what is wrong in each line', async () => {
    const csv = sheet(`cam-1001,${camera}`, 'x,y', `CAM-1002,`, `CAM-1003,PW-PUMP`, `CAM-1001,${camera}`);
    const none = await local.call(cloudCalls.importSerials, { input: { mode: 'all-or-nothing', csv } });
    expect(none.data).toMatchObject({ added: 1, isImported: false, repeated: [6] });
    expect(none.data.errors).toMatchObject([
      { line: 3, reason: 'malformed', serial: 'x', detail: expect.stringContaining('x is not') },
      { line: 4, reason: 'no-sku', serial: 'CAM-1002', detail: 'CAM-1002 has no SKU' },
      { line: 5, reason: 'not-a-camera', sku: 'PW-PUMP' },
    ]);
    expect(await store.db.$count(cameraSerials)).toBe(0);
    const client = clientWith(store, { ...localHeaders, lang: 'de' });
    const good = await client.call(cloudCalls.importSerials, { input: { mode: 'good-lines', csv } });
    expect(good.data).toMatchObject({ added: 1, known: 0, isImported: true });
    expect(good.data.errors[1]?.detail).toBe('CAM-1002 hat keine Artikelnummer');
    expect(await store.db.select().from(cameraSerials)).toMatchObject([
      { serial: 'CAM-1001', skuCode: camera },
    ]);
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({ command: 'serials.import', outcome: 'done' });
  });

  it('get another SKU only where the caller says so, and never once they are bound', async () => {
    const move = (serial: string, canReplace: boolean, isPreview = false) =>
      local.call(cloudCalls.importSerials, {
        input: { mode: 'good-lines', csv: sheet(`${serial},${otherCamera}`), canReplace, isPreview },
      });
    expect((await move('CAM-1001', false)).data.errors).toMatchObject([{ line: 2, reason: 'imported' }]);
    expect((await move('CAM-1001', true, true)).data).toMatchObject({ moved: 1, isImported: false });
    expect((await move('CAM-1001', true)).data).toMatchObject({ moved: 1, known: 0, isImported: true });
    await store.db.update(cameraSerials).set({ skuCode: camera });
    await bind('CAM-1001');
    expect((await move('CAM-1001', true)).data.errors).toMatchObject([{ line: 2, reason: 'bound' }]);
  });

  it('are listed by SKU, start and state, page by page', async () => {
    const rows = ['CAM-7003', 'CAM-7001', 'CAM-7002'].map((serial) => `${serial},${otherCamera}`);
    await local.call(cloudCalls.importSerials, { input: { mode: 'all-or-nothing', csv: sheet(...rows) } });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await local.call(cloudCalls.listSerials, {
        input: { limit: '2', serial: 'cam-7', ...(cursor === undefined ? {} : { cursor }) },
      });
      seen.push(...data.items.map(({ serial }) => serial));
      cursor = data.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(['CAM-7001', 'CAM-7002', 'CAM-7003']);
    const bound = await local.call(cloudCalls.listSerials, { input: { state: 'bound' } });
    expect(bound.data.items).toMatchObject([{ serial: 'CAM-1001', sku: camera, isBound: true }]);
    const free = await local.call(cloudCalls.listSerials, { input: { state: 'free', sku: otherCamera } });
    expect(free.data.items).toHaveLength(3);
  });

  it.each(['no comma', 'a,b\n1,2', 'serial,sku\n"open', 'serial\tsku\nA\tB\tC'])(
    '%j is no sheet of serial numbers',
    async (csv) => {
      const call = local.call(cloudCalls.importSerials, { input: { mode: 'good-lines', csv } });
      expect(await problemOf(call)).toMatchObject({ errors: [{ field: 'csv', problem: 'format' }] });
    },
  );
});

describe('cameras', () => {
  it('are bound to the shopper of an order, and refused with the reason', async () => {
    await store.db.delete(cameraSerials);
    const bound = await bind('cam-2001');
    expect(bound).toMatchObject({ serial: 'CAM-2001', sku: camera, storageUntil: null, released: null });
    const own = (await shopper.call(cloudGetTypeList)).data;
    expect(own.map((one: { device_id: string }) => one.device_id)).toContain('CAM-2001');
    const tryTo = (serial: string, lineId: number) =>
      problemOf(local.call(cloudCalls.bindCamera, { input: { serial, lineId } }));
    expect(await tryTo('CAM-2002', bound.lineId)).toMatchObject({ status: 409, reason: 'cameras-bound' });
    expect(await tryTo('CAM-2002', 2_000_000)).toMatchObject({ reason: 'no-camera' });
    const { lineId } = await boughtLine();
    expect(await tryTo('CAM-2001', lineId)).toMatchObject({ reason: 'serial-taken' });
    await store.db.insert(cameraSerials).values({ serial: 'CAM-2003', skuCode: camera, createtime: 1 });
    expect(await tryTo('CAM-2002', lineId)).toMatchObject({ reason: 'serial-unknown' });
    await store.db.insert(cameraSerials).values({ serial: 'CAM-2004', skuCode: otherCamera, createtime: 1 });
    expect(await tryTo('CAM-2004', lineId)).toMatchObject({ reason: 'other-sku' });
    expect(await tryTo('---', lineId)).toMatchObject({ errors: [{ field: 'serial', problem: 'format' }] });
    await store.db.delete(cameraSerials);
    for (const input of [
      { serial: 'cam-2001' },
      { order: bound.orderSn },
      { customer: String(bound.customer), sku: camera, limit: '200' },
    ]) {
      const { data } = await local.call(cloudCalls.listCameras, { input });
      expect([input, data.items.some(({ id }) => id === bound.id)]).toEqual([input, true]);
    }
  });

  it('are released once, and their serial number is bound again', async () => {
    const first = await bind('CAM-3001');
    const version = (await local.call(cloudCalls.readCamera, at(first.id))).version ?? '';
    const { data } = await local.call(cloudCalls.releaseCamera, { ...at(first.id), version });
    expect(data).toMatchObject({ serial: 'CAM-3001', orderSn: null, released: store.clock.now() });
    const own = (await shopper.call(cloudGetTypeList)).data;
    expect(own.map((one: { device_id: string }) => one.device_id)).not.toContain('CAM-3001');
    expect(await shopper.call(cloudGetInfo, { device_id: 'CAM-3001~1' })).toMatchObject({ code: 0 });
    const again = local.call(cloudCalls.releaseCamera, at(first.id));
    expect(await problemOf(again)).toMatchObject({
      status: 409,
      reason: 'decided',
      current: { id: first.id },
    });
    // To the same line, which has no camera now.
    const input = { serial: 'CAM-3001', lineId: first.lineId };
    const second = await local.call(cloudCalls.bindCamera, { input });
    expect(second.data).toMatchObject({ serial: 'CAM-3001', released: null, orderSn: first.orderSn });
    const released = await local.call(cloudCalls.listCameras, {
      input: { state: 'released', serial: 'CAM-3001' },
    });
    expect(released.data.items).toMatchObject([{ id: first.id }]);
  });

  it('are not released while a plan runs or is being paid; their purchases stay', async () => {
    const { id, serial } = await bind('CAM-3002');
    const sn = await buyPlan(serial);
    const release = () => local.call(cloudCalls.releaseCamera, at(id));
    expect(await problemOf(release())).toMatchObject({ reason: 'running-plan' });
    await local.call(cloudCalls.refundCloudOrder, on(sn));
    await store.db
      .update(cloudOrders)
      .set({ paystate: 'unpaid', begintime: null, endtime: null, refundtime: null, refundedAmount: 0 })
      .where(eq(cloudOrders.orderSn, sn));
    expect(await problemOf(release())).toMatchObject({ reason: 'running-plan' });
    await store.db.update(cloudOrders).set({ deadline: 1 }).where(eq(cloudOrders.orderSn, sn));
    await release();
    expect((await local.call(cloudCalls.readCloudOrder, on(sn))).data).toMatchObject({
      state: 'expired',
      camera: { id, serial },
    });
  });
});

describe('plans', () => {
  it('have other prices and texts at once, and purchases keep theirs', async () => {
    const { serial } = await bind('CAM-4001');
    const sn = await buyPlan(serial);
    const bought = (await local.call(cloudCalls.readCloudOrder, on(sn))).data;
    const { data } = await local.call(cloudCalls.listPlans);
    const plan = data.items.find(({ id }) => id === bought.plan);
    if (!plan) throw new Error('The plan that was bought is not listed.');
    const change = (input: object, version = plan.version) =>
      local.call(cloudCalls.changePlan, { ...at(plan.id), version, input });
    const changed = await change({
      name: inLanguages('Month'),
      prices: { CNY: '25.05', JPY: '400.00' },
      marketPrices: { CNY: '30.00' },
    });
    expect(changed.data).toMatchObject({
      name: { ko: 'Month ko' },
      prices: { CNY: '25.05', JPY: '400.00' },
      marketPrices: { CNY: '30.00', JPY: '400.00' },
    });
    const shown = (await shopper.call(cloudGetInfo)).data.plans;
    expect(shown.find(({ id }: { id: number }) => id === plan.id)).toMatchObject({
      name: 'Month en',
      price: '25.05',
      marketprice: '30.00',
    });
    // Another price is another version, although it is another row.
    expect(await problemOf(change({ rank: 1 }))).toMatchObject({
      status: 412,
      current: { prices: { CNY: '25.05' } },
    });
    const { version } = changed.data;
    for (const [input, field] of [
      [{ prices: { JPY: '400.50' } }, 'prices.JPY'],
      [{ prices: { CNY: '0.00' } }, 'prices.CNY'],
      [{ marketPrices: { CNY: '20.00' } }, 'marketPrices.CNY'],
    ] as const)
      expect(await problemOf(change(input, version))).toMatchObject({
        errors: [{ field, problem: 'range' }],
      });
    expect(await problemOf(change({ prices: { XXX: '1.00' } }, version))).toMatchObject({
      errors: [{ field: 'prices.XXX', problem: 'choice' }],
    });
    const hidden = await change({ isOffered: false }, version);
    expect(hidden.data).toMatchObject({ isOffered: false, prices: changed.data.prices });
    const left = (await shopper.call(cloudGetInfo)).data.plans.map(({ id }: { id: number }) => id);
    expect(left).not.toContain(plan.id);
    await change({ isOffered: true }, hidden.data.version);
    expect((await local.call(cloudCalls.readCloudOrder, on(sn))).data).toEqual(bought);
  });
});

describe('a plan', () => {
  const input = {
    type: 'month',
    days: 60,
    name: inLanguages('Two months'),
    prices: { CNY: '45.00' },
    rank: 7,
  } as const;

  it('is created, hidden at first, and shoppers buy it once it is offered', async () => {
    const { data: plan } = await local.call(cloudCalls.createPlan, { input });
    expect(plan).toMatchObject({
      type: 'month',
      days: 60,
      name: { de: 'Two months de' },
      prices: { CNY: '45.00' },
      marketPrices: { CNY: '45.00' },
      isOffered: false,
      rank: 7,
    });
    const listPlans = async () =>
      (await shopper.call(cloudGetInfo)).data.plans.map(({ id }: { id: number }) => id) as number[];
    expect(await listPlans()).not.toContain(plan.id);
    const { id, version } = plan;
    const change = (input: object, of: string) =>
      local.call(cloudCalls.changePlan, { ...at(id), version: of, input });
    const offered = await change({ isOffered: true }, version);
    expect(await listPlans()).toContain(id);
    // Other tests buy the plan that is first.
    await change({ isOffered: false }, offered.data.version);
  });

  it('is refused where another one has its days, and with wrong prices', async () => {
    const refuse = async (change: object) =>
      (await problemOf(local.call(cloudCalls.createPlan, { input: { ...input, ...change } }))).errors;
    expect(await refuse({})).toMatchObject([{ field: 'days', problem: 'taken' }]);
    expect(await refuse({ days: 61, prices: { CNY: '0.00' } })).toMatchObject([
      { field: 'prices.CNY', problem: 'range' },
    ]);
    expect(await refuse({ days: 61, marketPrices: { CNY: '44.00' } })).toMatchObject([
      { field: 'marketPrices.CNY', problem: 'range' },
    ]);
    expect(await refuse({ days: 0 })).toMatchObject([{ field: 'days', problem: 'range' }]);
  });
});

describe('purchases', () => {
  it('are listed by state; those that run by their end, page by page', async () => {
    const { id, serial } = await bind('CAM-5001');
    const [first, second] = [await buyPlan(serial), await buyPlan(serial)];
    const list = async (input: object) =>
      (await local.call(cloudCalls.listCloudOrders, { input })).data.items.map(({ orderSn }) => orderSn);
    expect(await list({ camera: String(id) })).toEqual([second, first]);
    expect(await list({ camera: String(id), state: 'running' })).toEqual([first]);
    expect(await list({ camera: String(id), state: 'upcoming' })).toEqual([second]);
    const all: (number | null)[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await local.call(cloudCalls.listCloudOrders, {
        input: { state: 'running', limit: '1', ...(cursor === undefined ? {} : { cursor }) },
      });
      all.push(...data.items.map(({ until }) => until));
      cursor = data.next ?? undefined;
    } while (cursor !== undefined);
    expect(all.length).toBeGreaterThan(1);
    expect(all).toEqual(all.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
    await local.call(cloudCalls.refundCloudOrder, { ...on(second), input: { isFull: true } });
    expect(await list({ camera: String(id), state: 'refunded' })).toEqual([second]);
  });

  it('are refunded for their unused days once; what was computed is what is paid', async () => {
    const { serial } = await bind('CAM-6001');
    const sn = await buyPlan(serial);
    store.clock.advance(10 * day);
    shopper = await store.shopper();
    const preview = await local.call(cloudCalls.refundCloudOrder, { ...on(sn), input: { isPreview: true } });
    const order = (await local.call(cloudCalls.readCloudOrder, on(sn))).data;
    expect(preview.data).toMatchObject({
      status: 'preview',
      needsApproval: false,
      storageUntil: expect.any(Number),
    });
    expect(Number(preview.data.amount)).toBeCloseTo((Number(order.amount) * 20) / 30, 1);
    expect(order).toMatchObject({ state: 'running', refundedAmount: '0.00' });
    const wrong = local.call(cloudCalls.refundCloudOrder, { ...on(sn), input: { expectedAmount: '1.00' } });
    expect(await problemOf(wrong)).toMatchObject({ reason: 'changed-amount', current: { state: 'running' } });
    const input = { expectedAmount: preview.data.amount };
    const calls = [1, 2].map(() => local.call(cloudCalls.refundCloudOrder, { ...on(sn), input }));
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const after = (await local.call(cloudCalls.readCloudOrder, on(sn))).data;
    expect(after).toMatchObject({ state: 'refunded', refundedAmount: preview.data.amount });
    const [own] = await store.db.select().from(cloudOrders).where(eq(cloudOrders.orderSn, sn));
    expect(await store.db.$count(refunds, eq(refunds.cloudOrderId, own?.id ?? 0))).toBe(1);
    const again = local.call(cloudCalls.refundCloudOrder, on(sn));
    expect(await problemOf(again)).toMatchObject({ status: 409, reason: 'plan-state' });
  });

  it('that are used up are refunded in full only', async () => {
    const { serial } = await bind('CAM-6002');
    const sn = await buyPlan(serial);
    store.clock.advance(30 * day);
    shopper = await store.shopper();
    const rest = local.call(cloudCalls.refundCloudOrder, on(sn));
    expect(await problemOf(rest)).toMatchObject({ reason: 'used-up', current: { state: 'ended' } });
    const full = await local.call(cloudCalls.refundCloudOrder, { ...on(sn), input: { isFull: true } });
    const { amount } = (await local.call(cloudCalls.readCloudOrder, on(sn))).data;
    expect(full.data).toMatchObject({ status: 'refunded', amount });
  });

  it('above the limit are refunded by two people, and not where the amount has changed meanwhile', async () => {
    const limits = { byCurrency: { CNY: 5 }, other: 5 };
    await saveSetting(store.db, refundLimitsSetting, limits, { by: 'test', now: 1 });
    const { serial } = await bind('CAM-6003');
    const [first, second] = [await buyPlan(serial), await buyPlan(serial)];
    const [one, two] = [await personHeaders(store, 'support'), await personHeaders(store, 'owner')];
    const [asks, decides] = [clientWith(store, one), clientWith(store, two)];
    const ask = (sn: string, input: object) => asks.call(cloudCalls.refundCloudOrder, { ...on(sn), input });
    const waits = (await ask(first, { isFull: true })).data;
    expect(waits).toMatchObject({ status: 'waits', needsApproval: true });
    expect(await problemOf(ask(first, {}))).toMatchObject({ reason: 'waits-already' });
    expect((await local.call(cloudCalls.readCloudOrder, on(first))).data.refunded).toBeNull();
    const approve = (client: OperatorClient, id: number | null) =>
      client.call(refundCalls.approveRefund, { params: { id: String(id) } });
    expect(await problemOf(approve(asks, waits.approvalId))).toMatchObject({ reason: 'same-person' });
    const approved = await approve(decides, waits.approvalId);
    expect(approved.data).toMatchObject({ state: 'approved', orderSn: first, decidedBy: two.email });
    expect((await local.call(cloudCalls.readCloudOrder, on(first))).data).toMatchObject({
      state: 'refunded',
      refundedAmount: waits.amount,
    });
    const later = (await ask(second, {})).data;
    store.clock.advance(3 * day);
    const owner = clientWith(store, await personHeaders(store, 'owner'));
    expect(await problemOf(approve(owner, later.approvalId))).toMatchObject({ reason: 'changed-amount' });
    expect((await local.call(cloudCalls.readCloudOrder, on(second))).data.refunded).toBeNull();
    const [device] = await store.db.select().from(cloudDevices).where(eq(cloudDevices.deviceId, serial));
    expect(device?.expiretime).toBeGreaterThan(store.clock.now());
  });
});
