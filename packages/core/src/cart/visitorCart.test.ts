import { describe, expect, it, vi } from 'vitest';
import { black, createCartBench, fountain, loadFountain, white } from '../../test/createCartBench.ts';
import { lost, refuse } from '../../test/createFakeHttp.ts';
import { cartItemWire } from '../../test/wireBuilders.ts';
import { cartAdd, goodsV2detail } from '../contract/index.ts';
import { cartKeys } from './cartKeys.ts';

const one = { goodsId: fountain, skuId: white, quantity: 1 };

describe("a visitor's cart", () => {
  it('joins the row of the same SKU and survives a reload', async () => {
    const bench = createCartBench();
    const cart = bench.open('');
    const product = await loadFountain(bench);
    await cart.add(one, product);
    await cart.add({ ...one, quantity: 2 }, product);
    await cart.add({ ...one, skuId: black }, product);
    expect(bench.http.callsTo(cartAdd)).toHaveLength(0);
    const again = bench.open('');
    expect(again.store.getState()).toMatchObject({
      status: 'ready',
      count: 2,
      lines: [
        {
          skuId: black,
          quantity: 1,
          attributes: [{ name: 'Colour', value: 'Black' }],
          price: { amountMinor: 19_900 },
        },
        { skuId: white, quantity: 3, id: undefined, isValid: true },
      ],
    });
    expect(again.selectedIds()).toEqual([]);
  });

  it('loads the product if the caller has none, and refuses unavailable quantities', async () => {
    const bench = createCartBench();
    const cart = bench.open('');
    expect(await cart.add(one)).toEqual({ status: 'ok' });
    expect(await cart.add({ ...one, quantity: 5 })).toMatchObject({ status: 'out-of-stock', left: 5 });
    expect(await cart.add({ ...one, skuId: undefined })).toMatchObject({ status: 'off-shelf' });
    bench.http.on(goodsV2detail, () => refuse('NOT_FOUND'));
    expect(await cart.add(one)).toEqual({ status: 'not-found' });
    expect(cart.store.getState().lines).toMatchObject([{ quantity: 1 }]);
  });

  it('changes quantity and SKU and removes lines, on the device only', async () => {
    const bench = createCartBench();
    const cart = bench.open('');
    const product = await loadFountain(bench);
    await cart.add(one, product);
    await cart.add({ ...one, skuId: black }, product);
    const key = 'visitor:3:31';
    cart.select([key], true);
    cart.setQuantity(key, 4);
    const [, sku] = product.skus;
    if (sku === undefined) throw new Error('no second SKU');
    cart.changeSku(key, sku, product);
    // Four and one are merged, and three are left.
    expect(cart.store.getState().lines).toMatchObject([{ key: 'visitor:3:32', quantity: 3 }]);
    expect(cart.store.getState().selectedKeys.has('visitor:3:32')).toBe(true);
    cart.remove(['visitor:3:32']);
    expect(cart.store.getState()).toMatchObject({ lines: [], count: 0 });
    expect(bench.tabs.entries.has(cartKeys.visitorLines)).toBe(false);
  });

  it('updates prices and marks what no longer exists', async () => {
    const bench = createCartBench();
    const cart = bench.open('');
    await cart.add(one);
    await cart.add({ ...one, skuId: black });
    bench.http.on(goodsV2detail, () => ({
      id: 3,
      title: 'Fountain 2',
      price: '279.00',
      sku: [{ id: 31, goods_id: 3, sku_id: '11', price: '279.00', stocks: 1 }],
      sku_spec: [{ id: 1, title: 'Colour', sku_value: [{ id: 11, title: 'White' }] }],
    }));
    await cart.load();
    expect(cart.store.getState().lines).toMatchObject([
      { skuId: black, isValid: false },
      {
        skuId: white,
        isValid: true,
        title: 'Fountain 2',
        price: { amountMinor: 27_900 },
        priceAdded: { amountMinor: 29_900 },
      },
    ]);
    bench.http.on(goodsV2detail, () => Promise.reject(lost()));
    await cart.refresh();
    expect(cart.store.getState()).toMatchObject({ status: 'failed', count: 2 });
  });

  it('shows the current price while an offer runs and after its end', async () => {
    const bench = createCartBench();
    const serve = (prices: {
      readonly price: string;
      readonly offer_price?: string;
      readonly regular_price?: string;
    }) =>
      bench.http.on(goodsV2detail, () => ({
        id: 3,
        title: 'Fountain',
        price: '203.15',
        sku: [{ id: 31, goods_id: 3, sku_id: '11', stocks: 5, ...prices }],
        sku_spec: [{ id: 1, title: 'Colour', sku_value: [{ id: 11, title: 'White' }] }],
      }));
    serve({ price: '203.15', offer_price: '203.15', regular_price: '239.00' });
    const cart = bench.open('');
    await cart.add({ ...one, skuId: white });
    const price = () => bench.open('').store.getState().lines[0]?.price.amountMinor;
    expect(price()).toBe(20_315);
    // As sent by a server of the previous release.
    serve({ price: '239.00', offer_price: '203.15' });
    await cart.refresh();
    expect(price()).toBe(20_315);
    serve({ price: '239.00' });
    await cart.refresh();
    expect(price()).toBe(23_900);
  });

  it('stores the category of a product and its discounts, over a reload too', async () => {
    const bench = createCartBench();
    bench.http.on(goodsV2detail, () => ({
      id: 3,
      title: 'Fountain',
      price: '299.00',
      category_id: 9,
      sku: [{ id: 31, goods_id: 3, sku_id: '11', price: '299.00', stocks: 5 }],
      sku_spec: [{ id: 1, title: 'Colour', sku_value: [{ id: 11, title: 'White' }] }],
      discount_list: [
        { type: 'goods', name: 'Spring sale', desc: '10% off', endtime: 2000 },
        { type: 'full_reduction', name: 'Spend more', desc: '10 off over 99', endtime: null },
      ],
    }));
    await bench.open('').add({ ...one, skuId: white });
    const [line] = bench.open('').store.getState().lines;
    expect(line?.categoryId).toBe(9);
    expect(line?.promotions).toEqual([
      { type: 'goods', name: 'Spring sale', text: '10% off', endsAt: 2_000_000 },
    ]);
  });

  it('syncs to other tabs, and ignores damaged data', async () => {
    const bench = createCartBench();
    const first = bench.open('');
    const second = bench.open('');
    await first.add(one);
    expect(second.store.getState().count).toBe(1);
    bench.tabs.entries.set(cartKeys.visitorLines, '[{"key":"x"},7]');
    expect(bench.open('').store.getState().lines).toEqual([]);
    bench.tabs.entries.set(cartKeys.visitorLines, '{broken');
    expect(bench.open('').store.getState().lines).toEqual([]);
  });
});

describe('logging in', () => {
  it("moves the visitor's lines into the account, with their selection", async () => {
    const bench = createCartBench([cartItemWire({ id: 8, goods_sku_id: 40 })]);
    const cart = bench.open('');
    await cart.add(one);
    await cart.add({ ...one, skuId: black });
    expect(cart.store.getState().selectedKeys.has('visitor:3:31')).toBe(true);
    cart.selectAll(false);
    cart.select(['visitor:3:31'], true);
    cart.setOwner('7');
    expect(cart.store.getState().transfer).toBe('running');
    await cart.whenIdle();
    await vi.waitFor(() =>
      expect(cart.store.getState()).toMatchObject({ status: 'ready', count: 3, transfer: 'none' }),
    );
    const row = bench.rows.find(({ goods_sku_id }) => goods_sku_id === white);
    expect(cart.selectedIds()).toEqual([row?.id]);
    expect(bench.tabs.entries.has(cartKeys.visitorLines)).toBe(false);
  });

  it('keeps lines that could not be moved and offers to retry, adding nothing twice', async () => {
    const bench = createCartBench();
    const cart = bench.open('');
    await cart.add(one);
    const answers: (() => Promise<never>)[] = [() => Promise.reject(lost())];
    const keys: (string | undefined)[] = [];
    bench.http.on(cartAdd, (_, options) => {
      keys.push(options.idempotencyKey);
      return answers.shift()?.() ?? 11;
    });
    cart.setOwner('7');
    await cart.whenIdle();
    expect(cart.store.getState().transfer).toBe('failed');
    cart.retryTransfer();
    await cart.whenIdle();
    expect(cart.store.getState().transfer).toBe('none');
    expect(keys).toEqual(['key-1', 'key-1']);
    expect(bench.tabs.entries.has(cartKeys.visitorLines)).toBe(false);
  });

  it('moves the remaining stock of a short line, and reports it', async () => {
    const bench = createCartBench();
    const cart = bench.open('');
    await cart.add({ ...one, quantity: 4 });
    bench.http.on(cartAdd, ({ nums: quantity }) =>
      quantity > 2 ? refuse('OUT_OF_STOCK', { lines: [{ id: 31, left: 2 }] }) : 11,
    );
    cart.setOwner('7');
    await cart.whenIdle();
    expect(bench.http.callsTo(cartAdd).map(({ input }) => input)).toMatchObject([{ nums: 4 }, { nums: 2 }]);
    expect(bench.failures).toMatchObject([
      { action: 'transfer', refusal: { status: 'out-of-stock', left: 2 } },
    ]);
    expect(cart.store.getState().transfer).toBe('none');
  });

  it('moves lines once however many tabs log in', async () => {
    const bench = createCartBench();
    const request = createLock();
    const carts = [bench.open('', request), bench.open('', request)];
    await carts[0]?.add(one);
    for (const cart of carts) cart.setOwner('7');
    await Promise.all(carts.map((cart) => cart.whenIdle()));
    expect(bench.rows).toMatchObject([{ nums: 1 }]);
  });
});

/** Fake of navigator.locks: one holder after the other. */
function createLock(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<void>): Promise<void> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request } as Pick<LockManager, 'request'>;
}
