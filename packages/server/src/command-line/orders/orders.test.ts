import { addressV2addedit, orderRemind } from '@pawlet/core/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { setStock, loadSku } from '../../../test/store/buying.ts';
import { operate, operatorSecret, readJson } from '../../../test/store/operator.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import type { TestClient } from '../../../test/store/testClient.ts';

const skuCode = 'PW-PUMP';
let store: TestStore;
let shopper: TestClient;
let orderSn = '';
let lineId = 0;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, skuCode)).id, 5000);
  const fields = {
    receiver: '=HYPERLINK("x")',
    mobile: '13912340000',
    area_id: 440305,
    address: '+1 号, "B"',
  };
  const added = await shopper.call(addressV2addedit, fields);
  const memo = 'Ring\u001B[31m twice\n@home\u009B2J';
  const bought = await buyPaid(store, shopper, [[skuCode, 3]], { address_id: added.data.id, memo });
  orderSn = bought.orderSn;
  lineId = bought.lines[0] ?? 0;
  for (let index = 0; index < 3; index += 1) await buyPaid(store, shopper, [[skuCode, 1]]);
});
afterAll(() => store.close());

const listed = async (...args: string[]) =>
  (await readJson(store, 'orders', args)) as {
    readonly total: number;
    readonly pages: number;
    readonly orders: readonly { readonly orderSn: string }[];
  };
const numbers = async (...args: string[]) => (await listed(...args)).orders.map((row) => row.orderSn);

describe('orders', () => {
  it('lists orders to ship, longest waiting first', async () => {
    const waiting = await numbers('to-ship');
    expect(waiting).toContain(orderSn);
    const other = waiting.at(-1) ?? '';
    await operate(store, 'ship', [other, 'SF', 'SF1']);
    expect(await numbers('to-ship')).toEqual(waiting.filter((one) => one !== other));
    expect(await numbers()).toContain(other);
  });

  it('finds an order by its number, name or phone number, and the reminded ones', async () => {
    expect(await numbers(`number=${orderSn.slice(4)}`)).toEqual([orderSn]);
    expect(await numbers('name=hyperlink')).toEqual([orderSn]);
    for (const phone of ['139 1234-0000', '+86 139 1234 0000', '0086 13912340000'])
      expect(await numbers(`phone=${phone}`), phone).toEqual([orderSn]);
    expect(await numbers('name=%')).toEqual([]);
    expect(await numbers('reminded')).not.toContain(orderSn);
    await shopper.call(orderRemind, { order_sn: orderSn });
    expect(await numbers('reminded')).toContain(orderSn);
  });

  it('is paged', async () => {
    const { total, pages } = await listed();
    expect(pages).toBe(Math.ceil(total / 50));
    const all = new Set<string>();
    for (let page = 1; page <= pages; page += 1)
      for (const one of await numbers(`page=${page}`)) all.add(one);
    expect(all.size).toBe(total);
  });

  it('prints a sheet without executable formulas', async () => {
    const { text } = await operate(store, 'orders', [`number=${orderSn}`, '--csv']);
    const [row, ...more] = parse<Record<string, string>>(text, { columns: true });
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      order_sn: orderSn,
      receiver: `'=HYPERLINK("x")`,
      phone: '13912340000',
      province: '广东省',
      city: '深圳市',
      address: '南山区 +1 号, "B"',
      line: String(lineId),
      goods_sn: skuCode,
      ordered: '3',
      to_ship: '3',
    });
    for (const cell of Object.values(row ?? {})) expect(cell).not.toMatch(/^[=+\-@]/u);
  });

  it('names a city outside any province once', async () => {
    const fields = { receiver: '王', mobile: '13912340000', area_id: 110105, address: '1 号' };
    const { id } = (await shopper.call(addressV2addedit, fields)).data;
    const { orderSn: inBeijing } = await buyPaid(store, shopper, [[skuCode, 1]], { address_id: id });
    const { text } = await operate(store, 'orders', [`number=${inBeijing}`, '--csv']);
    expect(parse<Record<string, string>>(text, { columns: true })).toMatchObject([
      { province: '北京市', city: '北京市', address: '朝阳区 1 号' },
    ]);
    expect((await operate(store, 'order', [inBeijing])).text).toContain('北京市, CHN');
    expect((await operate(store, 'order', [inBeijing])).text).not.toContain('北京市, 北京市');
  });

  it("shows an order's state as text, and its key to other programs", async () => {
    const { text } = await operate(store, 'orders', [`number=${orderSn}`]);
    expect(text).toContain(`${orderSn}\tWaiting to be shipped\t`);
    expect(text).toMatch(/^1 order, page 1 of 1\.$/mu);
    expect((await operate(store, 'order', [orderSn])).text).toContain(
      'Waiting to be shipped (order open, payment paid,',
    );
    expect(await listed(`number=${orderSn}`)).toMatchObject({ orders: [{ status: 'waitingDelivery' }] });
    expect((await operate(store, 'orders', [`number=${orderSn}`, 'page=2'])).text).toBe(
      'There is only 1 page.',
    );
  });
});

describe('order', () => {
  it('shows recipient, note, lines, payments and refunds', async () => {
    await operate(store, 'refund', [orderSn, `lines=${lineId}x1`, '--key=shown']);
    const { text } = await operate(store, 'order', [orderSn]);
    for (const part of [
      '=HYPERLINK("x")',
      '13912340000',
      '南山区 +1 号, "B", 深圳市, 广东省, CHN',
      'twice\n  @home',
      `${lineId}\t${skuCode}\t`,
      '3 pieces',
      '2 to ship\t1 refunded',
      'wechat\twap',
      'SUCCESS',
      'After-sales',
    ])
      expect(text).toContain(part);
    // A note cannot send control sequences to the terminal.
    const { text: json } = await operate(store, 'order', [orderSn, '--json']);
    for (const shown of [text, json]) expect(shown.replaceAll(/[\n\t]/gu, '')).not.toMatch(/\p{Cc}/u);
    expect(await readJson(store, 'order', [orderSn])).toMatchObject({
      orderSn,
      lines: [{ id: lineId, quantity: 3, toShip: 2, refundedQuantity: 1 }],
      payments: [{ status: 'SUCCESS', isSurplus: false }],
      afterSales: [{ lineId, quantity: 1, stage: 'done' }],
    });
  });

  it('shows the delivery by the carrier, and one piece in the singular', async () => {
    const { orderSn: delivered } = await buyPaid(store, shopper, [[skuCode, 1]]);
    await operate(store, 'ship', [delivered, 'SF', 'SF9']);
    expect((await operate(store, 'order', [delivered])).text).not.toContain('delivered');
    store.clock.advance(60);
    await operate(store, 'deliver', [delivered]);
    const { text } = await operate(store, 'order', [delivered]);
    const at = new Date(store.clock.now() * 1000).toISOString();
    expect(text).toContain(`  delivered\t${at}\n`);
    expect(text).toContain('\t1 piece\t');
    expect(await readJson(store, 'order', [delivered])).toMatchObject({ delivered: store.clock.now() });
  });
});

describe('ship', () => {
  it('requires carrier and number for an order already shipped', async () => {
    const { orderSn: gone } = await buyPaid(store, shopper, [[skuCode, 1]]);
    await operate(store, 'ship', [gone, 'SF', 'SF8']);
    for (const more of [[], ['SF']])
      expect(await operate(store, 'ship', [gone, ...more])).toEqual({
        status: 'refused',
        text: `${gone} was already shipped: enter carrier and number to correct them.`,
      });
  });
});
