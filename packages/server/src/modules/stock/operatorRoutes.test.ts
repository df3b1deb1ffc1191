import { stockCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, placeOrder } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { stockMovements } from '../../db/schema/products.ts';

let store: TestStore;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

const correct = (lines: object[], client = local) =>
  client.call(stockCalls.correctStock, { input: { reason: 'Counted', lines: lines as never } });
const list = async (input: object) => (await local.call(stockCalls.listStock, { input })).data;
const listMovements = async (input: object) =>
  (await local.call(stockCalls.listStockMovements, { input })).data;
const stockOf = async (skuCode: string) => (await loadSku(store, skuCode)).stock;

describe('corrections', () => {
  it('set or change the stock of several variants, each with an entry in the journal', async () => {
    const person = await personHeaders(store, 'catalogue');
    const before = await stockOf('PW-PUMP');
    const { data } = await correct(
      [
        { sku: 'PW-PUMP', change: -2, expected: before },
        { sku: 'PW-MINI-WH', stock: 3 },
      ],
      clientWith(store, person),
    );
    expect(data.items).toEqual([
      { sku: 'PW-PUMP', stock: before - 2 },
      { sku: 'PW-MINI-WH', stock: 3 },
    ]);
    expect(await stockOf('PW-PUMP')).toBe(before - 2);
    const { items } = await listMovements({ sku: 'PW-PUMP', limit: '1' });
    expect(items).toMatchObject([
      { delta: -2, reason: 'adjust', note: 'Counted', actor: person.email, orderSn: null, variant: '' },
    ]);
    expect((await listMovements({ sku: 'PW-MINI-WH', limit: '1' })).items[0]?.variant).not.toBe('');
    // The same again is no change.
    await correct([{ sku: 'PW-MINI-WH', stock: 3 }]);
    expect(
      (await listMovements({ sku: 'PW-MINI-WH' })).items.filter(({ actor }) => actor !== ''),
    ).toHaveLength(1);
  });

  it('are refused as a whole where stock would be less than nothing, or is not what the caller saw', async () => {
    const pump = await stockOf('PW-PUMP');
    const mini = await stockOf('PW-MINI-MT');
    const short = correct([
      { sku: 'PW-PUMP', change: 5 },
      { sku: 'PW-MINI-MT', change: -mini - 1 },
    ]);
    expect(await problemOf(short)).toMatchObject({
      status: 409,
      reason: 'short-stock',
      detail: 'There are fewer pieces in stock than this takes away',
      current: { items: [{ sku: 'PW-MINI-MT', stock: mini }] },
    });
    const seen = correct([{ sku: 'PW-PUMP', stock: 1, expected: pump + 1 }]);
    expect(await problemOf(seen)).toMatchObject({
      status: 412,
      current: { items: [{ sku: 'PW-PUMP', stock: pump }] },
    });
    expect([await stockOf('PW-PUMP'), await stockOf('PW-MINI-MT')]).toEqual([pump, mini]);
  });

  it('are refused with the lines that are wrong', async () => {
    const wrong = correct([
      { sku: 'NO-SUCH', stock: 1 },
      { sku: 'PW-PUMP', stock: 1 },
      { sku: 'PW-PUMP', stock: 2 },
    ]);
    expect((await problemOf(wrong)).errors?.map(({ field, problem }) => [field, problem])).toEqual([
      ['lines.0.sku', 'exists'],
      ['lines.2.sku', 'taken'],
    ]);
    const both = correct([{ sku: 'PW-PUMP', stock: 1, change: 1 }]);
    expect((await problemOf(both)).errors).toMatchObject([{ field: 'lines.0', problem: 'choice' }]);
    const neither = correct([{ sku: 'PW-PUMP' }]);
    expect((await problemOf(neither)).errors).toMatchObject([{ field: 'lines.0', problem: 'choice' }]);
  });

  it('and orders at the same time lose nothing', async () => {
    await correct([{ sku: 'PW-MINI-SD', stock: 20 }]);
    const shopper = await store.shopper();
    await Promise.all([
      placeOrder(store, shopper, 'PW-MINI-SD', 3),
      ...Array.from({ length: 5 }, () => correct([{ sku: 'PW-MINI-SD', change: 1 }])),
    ]);
    expect(await stockOf('PW-MINI-SD')).toBe(22);
    const { items } = await listMovements({ sku: 'PW-MINI-SD', reason: 'order' });
    expect(items).toMatchObject([{ delta: -3, orderSn: expect.stringMatching(/^\d+$/u), actor: '' }]);
  });
});

describe('the lists', () => {
  it('have every variant, the least stock first, page by page', async () => {
    const all = (await list({ limit: '200' })).items;
    const stocks = all.map(({ stock }) => stock);
    expect(stocks).toEqual(stocks.toSorted((one, two) => one - two));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: '9', ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.items.map(({ sku }) => sku));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(all.map(({ sku }) => sku));
  });

  it('find variants by number, title and product, and those with little stock', async () => {
    await correct([
      { sku: 'PW-AURA-WH25', stock: 5 },
      { sku: 'PW-AURA-WH32', stock: 6 },
    ]);
    const numbers = async (input: object) =>
      (await list({ limit: '200', ...input })).items.map(({ sku }) => sku);
    const { productId } = await loadSku(store, 'PW-AURA-WH25');
    expect(await numbers({ text: 'aura-wh2' })).toEqual(['PW-AURA-WH25']);
    expect(await numbers({ text: 'AURA' })).toContain('PW-AURA-WH32');
    expect(await numbers({ product: String(productId) })).toHaveLength(5);
    const low = await list({ isLow: 'true', limit: '200' });
    expect(low.lowLevel).toBe(5);
    expect(low.items.find(({ sku }) => sku === 'PW-AURA-WH25')).toMatchObject({ isLow: true, stock: 5 });
    expect(low.items.map(({ sku }) => sku)).not.toContain('PW-AURA-WH32');
  });

  it('of movements have all of them, newest first, by reason and time', async () => {
    const [newest] = await store.db.select().from(stockMovements).orderBy(desc(stockMovements.id)).limit(1);
    store.clock.advance(60);
    await correct([{ sku: 'PW-PUMP', change: 1 }]);
    const from = String(store.clock.now());
    expect((await listMovements({ from })).items).toMatchObject([{ sku: 'PW-PUMP', delta: 1 }]);
    expect((await listMovements({ to: from, limit: '1' })).items).toMatchObject([{ id: newest?.id }]);
    expect((await listMovements({ reason: 'adjust', from })).items).toHaveLength(1);
    expect((await listMovements({ reason: 'return', from })).items).toEqual([]);
    const total = await store.db.$count(stockMovements);
    const seen = new Set<number>();
    let cursor: string | undefined;
    do {
      const page = await listMovements({ limit: '20', ...(cursor === undefined ? {} : { cursor }) });
      for (const { id } of page.items) seen.add(id);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen.size).toBe(total);
    const ofPump = await listMovements({ sku: 'PW-PUMP', limit: '200' });
    const { id } = await loadSku(store, 'PW-PUMP');
    expect(ofPump.items).toHaveLength(await store.db.$count(stockMovements, eq(stockMovements.skuId, id)));
  });
});
