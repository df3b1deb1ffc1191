import {
  orderDetail,
  orderGoodsAftersale,
  orderQueryLogistics,
  orderSubmitInvoice,
} from '@pawlet/core/contract';
import { afterSalesCalls, orderCalls, stockCalls } from '@pawlet/operator';
import { isOperatorProblem, type OperatorClient } from '@pawlet/operator/client';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { makeRequest, requestAgain, sendBack } from '../../../test/store/returns.ts';
import { decideAfterSales, runRefunds, sendMails, ship } from '../../../test/store/shopSteps.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { afterSales, refunds } from '../../db/schema/afterSales.ts';
import { creditNotes } from '../../db/schema/invoice.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { pointsLogs } from '../../db/schema/points.ts';
import { skuPrices, skus, stockMovements } from '../../db/schema/products.ts';

const [white, blush] = ['PW-BROOK-WH', 'PW-BROOK-BL'];
const stock = 1000;
let store: TestStore;
let shopper: TestClient;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());
beforeEach(async () => {
  for (const skuCode of [white, blush]) await setStock(store, (await loadSku(store, skuCode)).id, stock);
});
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

const parcel = { carrier: 'SF', number: 'SF200', hasComeBack: true };

async function returned(skuCode = white, quantity = 1) {
  const made = await makeRequest(store, shopper, { skuCode, type: 2, quantity });
  await sendBack(store, shopper, made);
  return made;
}

const exchange = async (sn: string, input: object = {}, key?: string) =>
  local.call(afterSalesCalls.exchangeReturn, {
    params: { sn },
    input: { ...parcel, ...input },
    ...(key === undefined ? {} : { key }),
  });
const read = async (sn: string) => (await local.call(afterSalesCalls.readRequest, { params: { sn } })).data;
const problemOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!isOperatorProblem(error)) throw new Error(`Not refused: ${JSON.stringify(error)}`);
  return error.problem;
};
const stockOf = async (skuCode: string) => {
  const [row] = await store.db.select().from(skus).where(eq(skus.skuCode, skuCode));
  return row?.stock ?? 0;
};

/** What must not change by an exchange. */
async function amounts(orderSn: string) {
  const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  const id = order?.id ?? 0;
  const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  return {
    refunded: order?.refundedAmount,
    withheld: order?.withheldAmount,
    pieces: line?.refundedQuantity,
    points: await store.db.$count(pointsLogs, eq(pointsLogs.userId, order?.userId ?? 0)),
    notes: await store.db.$count(creditNotes),
    refunds: await store.db.$count(refunds),
  };
}

describe('an exchange', () => {
  it('sends the same variant, puts the returned piece back, and leaves the amounts', async () => {
    const { sn, orderSn, lineId } = await returned();
    const before = await amounts(orderSn);
    const known = await read(sn);
    expect(known.actions).toEqual(['exchange', 'receive', 'reject']);
    expect(known.replacements).toMatchObject([
      { sku: white, isSame: true, stock: stock - 1 },
      { sku: blush, isSame: false, stock },
    ]);
    const { data } = await exchange(sn, { note: 'A new one' });
    expect(data).toMatchObject({
      stage: 'exchanged',
      amount: '0.00',
      refund: null,
      actions: [],
      replacements: [],
      replacement: { sku: white, quantity: 1, carrier: 'SF', number: 'SF200', hasComeBack: true },
    });
    expect(await amounts(orderSn)).toEqual(before);
    expect(await stockOf(white)).toBe(stock - 1);
    const { data: journal } = await local.call(stockCalls.listStockMovements, { input: { sku: white } });
    expect(journal.items.slice(0, 2).map(({ delta, reason, refundSn }) => [delta, reason, refundSn])).toEqual(
      [
        [1, 'return', sn],
        [-1, 'exchange', sn],
      ],
    );

    const { data: order } = await shopper.call(orderDetail, { order_sn: orderSn });
    expect([order.orderstate, order.shippingstate]).toEqual([0, 1]);
    expect(order.order_goods[0]).toMatchObject({
      salestate: 0,
      exchanged_nums: 1,
      refunded_nums: 0,
      can_aftersale: 1,
    });
    const { data: request } = await shopper.call(orderGoodsAftersale, { id: lineId });
    expect(request).toMatchObject({
      status: 2,
      refund: '0.00',
      refund_state: null,
      status_text: 'Exchanged: a replacement is on its way to you',
      mark: 'A new one',
      replacement: { goods_sn: white, nums: 1, expressname: 'SF Express', expressno: 'SF200' },
    });
    expect(request.logs[0].text).toBe('The shop sent a replacement instead of a refund');
  });

  it('is a parcel of its own on the page of the order, and is tracked', async () => {
    const { sn, orderSn, lineId } = await returned();
    await exchange(sn, { number: 'SF201' });
    const { data: order } = await shopper.call(orderDetail, { order_sn: orderSn });
    expect(order.replacements).toMatchObject([
      { expressname: 'SF Express', expressno: 'SF201', lines: [{ id: lineId, nums: 1 }] },
    ]);
    expect(order.parcels.map(({ expressno }: { readonly expressno: string }) => expressno)).not.toContain(
      'SF201',
    );
    const { data: known } = await local.call(orderCalls.readOrder, { params: { sn: orderSn } });
    expect(known.replacements).toMatchObject([
      { refundSn: sn, lineId, quantity: 1, sku: white, carrier: 'SF', number: 'SF201' },
    ]);
    expect(known.parcels.map(({ number }) => number)).not.toContain('SF201');
    const track = async (expressno: string) =>
      (await shopper.call(orderQueryLogistics, { order_sn: orderSn, expressno, expressname: 'SF' })).data;
    expect(await track('SF201')).toMatchObject({
      expressno: 'SF201',
      expressname: 'SF Express',
      list: [{ context: 'The shop sent a replacement instead of a refund' }],
    });
    // A number that is none of the order's is not asked for.
    expect(await track('SF999')).toMatchObject({ expressno: order.expressno });
  });

  it('sends another variant of the product that costs what was paid, and takes the right ones back later', async () => {
    const { sn, orderSn, lineId } = await returned(white, 2);
    await exchange(sn, { sku: blush });
    expect([await stockOf(white), await stockOf(blush)]).toEqual([stock, stock - 2]);

    // The replacement is faulty too: what comes back is blush, and the money is paid back once.
    const second = await requestAgain(shopper, lineId, 2, 1);
    await sendBack(store, shopper, { sn: second, lineId });
    expect((await read(second)).replacements).toMatchObject([
      { sku: blush, isSame: true },
      { sku: white, isSame: false },
    ]);
    await decideAfterSales(store, second, 'receive');
    expect([await stockOf(white), await stockOf(blush)]).toEqual([stock, stock - 1]);
    const third = await requestAgain(shopper, lineId, 2, 1);
    await sendBack(store, shopper, { sn: third, lineId });
    await decideAfterSales(store, third, 'receive');
    expect([await stockOf(white), await stockOf(blush)]).toEqual([stock, stock]);
    await runRefunds(store);
    const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    expect([order?.refundedAmount, order?.orderstate]).toEqual([order?.total, 'completed']);
  });

  it('is refused for another price, another product, without stock, and with what is missing', async () => {
    const { sn } = await returned();
    const { id } = await loadSku(store, blush);
    await store.db.update(skuPrices).set({ price: 25_800 }).where(eq(skuPrices.skuId, id));
    for (const sku of [blush, 'PW-AURA-WH25', 'PW-NOTHING'])
      expect([sku, (await problemOf(exchange(sn, { sku }))).reason]).toEqual([sku, 'no-replacement']);
    await store.db.update(skuPrices).set({ price: 25_900 }).where(eq(skuPrices.skuId, id));
    await store.db.update(skus).set({ isActive: false }).where(eq(skus.id, id));
    expect((await problemOf(exchange(sn, { sku: blush }))).reason).toBe('no-replacement');
    await store.db.update(skus).set({ isActive: true }).where(eq(skus.id, id));
    // A returned piece does not replace itself.
    await setStock(store, (await loadSku(store, white)).id, 0);
    expect((await problemOf(exchange(sn))).reason).toBe('short-stock');
    expect((await problemOf(exchange(sn, { number: '' }))).errors).toMatchObject([{ field: 'number' }]);
    expect(await read(sn)).toMatchObject({ stage: 'sent', replacement: null });
    expect([await stockOf(white), await stockOf(blush)]).toEqual([0, stock]);
  });

  it('ends the request: nothing is refunded after it, and nothing exchanged after a refund', async () => {
    const one = await returned();
    await exchange(one.sn);
    for (const call of [afterSalesCalls.receiveReturn, afterSalesCalls.approveRequest])
      expect((await problemOf(local.call(call, { params: { sn: one.sn } }))).reason).toBe('request-state');
    expect((await problemOf(exchange(one.sn))).reason).toBe('request-state');
    const two = await returned();
    await local.call(afterSalesCalls.receiveReturn, { params: { sn: two.sn } });
    expect((await problemOf(exchange(two.sn))).reason).toBe('request-state');
    const refund = await makeRequest(store, shopper, { skuCode: white, type: 1 });
    expect((await problemOf(exchange(refund.sn))).reason).toBe('request-state');
  });

  it('of a return that has not come back leaves its piece out of the stock', async () => {
    const made = await makeRequest(store, shopper, { skuCode: white, type: 2 });
    await decideAfterSales(store, made.sn, 'approve');
    await exchange(made.sn, { hasComeBack: false });
    expect(await stockOf(white)).toBe(stock - 2);
  });

  it('is done once, however often it is sent and by how many people', async () => {
    const one = await returned();
    const first = await exchange(one.sn, {}, 'once');
    const again = await exchange(one.sn, {}, 'once');
    expect([again.isRepeated, again.data]).toEqual([true, first.data]);
    expect(await stockOf(white)).toBe(stock - 1);

    const two = await returned();
    const work = [
      exchange(two.sn),
      exchange(two.sn, { sku: blush }),
      local.call(afterSalesCalls.receiveReturn, { params: { sn: two.sn } }),
      exchange(two.sn),
    ];
    const results = await Promise.allSettled(work);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [row] = await store.db.select().from(afterSales).where(eq(afterSales.refundSn, two.sn));
    const paid = await store.db.$count(refunds, eq(refunds.afterSaleId, row?.id ?? 0));
    expect(paid).toBe(row?.isExchanged === true ? 0 : 1);
  });

  it('of the last piece is done for one of two requests', async () => {
    const made = [await returned(), await returned()];
    await setStock(store, (await loadSku(store, blush)).id, 1);
    const results = await Promise.allSettled(made.map(({ sn }) => exchange(sn, { sku: blush })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await stockOf(blush)).toBe(0);
    const taken = await store.db.select().from(stockMovements).where(eq(stockMovements.reason, 'exchange'));
    expect(new Set(taken.map(({ exchangedForId }) => exchangedForId)).size).toBe(taken.length);
  });

  it('leaves the invoice, is seen with the order, and only people who may refund can do it', async () => {
    const { orderSn, lines } = await buyPaid(store, shopper, [[white, 1]]);
    const [lineId = 0] = lines;
    const invoice = await shopper.call(orderSubmitInvoice, {
      order_sns: orderSn,
      head_type: 2,
      title: 'Mia',
      email: 'mia@shop.test',
    });
    expect(invoice.code, JSON.stringify(invoice.data)).toBe(1);
    await ship(store, orderSn);
    const sn = await requestAgain(shopper, lineId, 2);
    await sendBack(store, shopper, { sn, lineId });
    const seller = clientWith(store, await personHeaders(store, 'orders'));
    expect(
      (await problemOf(seller.call(afterSalesCalls.exchangeReturn, { params: { sn }, input: parcel }))).code,
    ).toBe('forbidden');
    const support = clientWith(store, await personHeaders(store, 'support'));
    const { version } = await read(sn);
    await support.call(afterSalesCalls.exchangeReturn, { params: { sn }, input: parcel, version });
    expect((await amounts(orderSn)).notes).toBe(0);
    const { data } = await local.call(orderCalls.readOrder, { params: { sn: orderSn } });
    expect(data.afterSales).toMatchObject([{ refundSn: sn, stage: 'exchanged', amount: '0.00' }]);
    const late = support.call(afterSalesCalls.exchangeReturn, { params: { sn }, input: parcel, version });
    expect(await problemOf(late)).toMatchObject({ code: 'changed', current: { stage: 'exchanged' } });
  });

  it('tells the shopper by e-mail with carrier and number', async () => {
    await sendMails(store);
    const { sn, lineId } = await returned();
    await exchange(sn, { sku: blush, number: 'SF987', note: 'Sorry!' });
    const known = store.messages.length;
    await sendMails(store);
    const mail = store.messages.slice(known).find(({ subject }) => subject?.includes('replacement'));
    expect(mail?.text).toContain('Replacement: 1 × Blush');
    expect(mail?.text).toContain('Carrier: SF Express');
    expect(mail?.text).toContain('Tracking number: SF987');
    expect(mail?.text).toContain('Message from the shop: Sorry!');
    expect(mail?.text).toContain(`/pages/order/aftersale?id=${lineId}`);
  });
});
