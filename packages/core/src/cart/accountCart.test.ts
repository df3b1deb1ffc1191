import { describe, expect, it, vi } from 'vitest';
import { createCartBench, fountain, loadFountain, white } from '../../test/createCartBench.ts';
import { lost } from '../../test/createFakeHttp.ts';
import { cartItemWire } from '../../test/wireBuilders.ts';
import { cartAdd, cartDel, cartIndex, cartNums, cartSetNums } from '../contract/index.ts';
import type { Cart } from './types.ts';

function quantities(cart: Cart): Readonly<Record<string, number>> {
  return Object.fromEntries(cart.store.getState().lines.map(({ key, quantity }) => [key, quantity]));
}

async function openLoaded(bench = createCartBench([cartItemWire(), cartItemWire({ id: 2, nums: 1 })])) {
  const cart = bench.open();
  await cart.load();
  return { bench, cart };
}

describe('reading', () => {
  it('loads only the count until a page needs lines', async () => {
    const bench = createCartBench([cartItemWire()]);
    const cart = bench.open();
    await vi.waitFor(() =>
      expect(cart.store.getState()).toMatchObject({ status: 'idle', count: 1, lines: [] }),
    );
    expect(bench.http.callsTo(cartIndex)).toHaveLength(0);
    await Promise.all([cart.load(), cart.load()]);
    await cart.load();
    expect(cart.store.getState()).toMatchObject({ status: 'ready', count: 1 });
    expect(bench.http.callsTo(cartIndex)).toHaveLength(1);
  });

  it('reports a failed load, and loads again on demand', async () => {
    const bench = createCartBench([cartItemWire()]);
    const cart = bench.open();
    bench.http.on(cartIndex, () => Promise.reject(lost()));
    await cart.load();
    expect(cart.store.getState()).toMatchObject({ status: 'failed', error: { code: 'NETWORK' } });
    bench.http.on(cartIndex, () => [cartItemWire()]);
    const loading = cart.load();
    expect(cart.store.getState().status).toBe('loading');
    await loading;
    expect(cart.store.getState()).toMatchObject({ status: 'ready', error: undefined });
  });

  it('keeps the lines when a background refresh fails', async () => {
    const { bench, cart } = await openLoaded();
    bench.http.on(cartIndex, () => Promise.reject(lost()));
    await cart.refresh({ background: true });
    expect(cart.store.getState()).toMatchObject({ status: 'ready', count: 2 });
  });

  it('has the new lines in the store when a refresh resolves', async () => {
    const { bench, cart } = await openLoaded();
    bench.rows.length = 0;
    await cart.refresh();
    expect(cart.store.getState()).toMatchObject({ lines: [], count: 0 });
  });

  it('keeps the badge when the count cannot be loaded', async () => {
    const bench = createCartBench();
    bench.http.on(cartNums, () => Promise.reject(lost()));
    const cart = bench.open();
    await expect(cart.refresh()).resolves.toBeUndefined();
    expect(cart.store.getState().count).toBe(0);
  });
});

describe('changing', () => {
  it('shows a quantity immediately and sends only the last of several changes', async () => {
    const { bench, cart } = await openLoaded();
    bench.hold();
    cart.setQuantity('row:1', 3);
    await Promise.resolve();
    for (const quantity of [4, 5, 4]) cart.setQuantity('row:1', quantity);
    expect(quantities(cart)).toEqual({ 'row:1': 4, 'row:2': 1 });
    expect(cart.store.getState().isSyncing).toBe(true);
    bench.release();
    await cart.whenIdle();
    const sent = bench.http.callsTo(cartSetNums).map(({ input }) => input);
    expect(sent).toEqual([
      { id: 1, nums: 3 },
      { id: 1, nums: 4 },
    ]);
    expect(cart.store.getState()).toMatchObject({ isSyncing: false });
    expect(bench.rows[0]?.nums).toBe(4);
  });

  it('clamps to one and to the stock, and sends nothing when nothing changes', async () => {
    const { bench, cart } = await openLoaded();
    cart.setQuantity('row:1', 99);
    expect(quantities(cart)['row:1']).toBe(5);
    cart.setQuantity('row:2', 0);
    cart.setQuantity('row:9', 4);
    await cart.whenIdle();
    expect(bench.http.callsTo(cartSetNums)).toHaveLength(1);
  });

  it('rolls back what the server refuses, reports it, and reloads', async () => {
    const { bench, cart } = await openLoaded(createCartBench([cartItemWire({ sku: null, nums: 2 })]));
    cart.setQuantity('row:1', 8);
    expect(quantities(cart)['row:1']).toBe(8);
    await cart.whenIdle();
    expect(quantities(cart)['row:1']).toBe(2);
    expect(bench.failures).toMatchObject([
      {
        action: 'quantity',
        line: { key: 'row:1', quantity: 2 },
        refusal: { status: 'out-of-stock', left: 5 },
      },
    ]);
    await vi.waitFor(() => expect(bench.http.callsTo(cartIndex)).toHaveLength(2));
  });

  it('reloads after a lost response', async () => {
    const { bench, cart } = await openLoaded();
    bench.http.on(cartSetNums, ({ nums: quantity }) => {
      if (bench.rows[0] !== undefined) bench.rows[0].nums = quantity;
      return Promise.reject(lost());
    });
    cart.setQuantity('row:1', 4);
    await cart.whenIdle();
    expect(bench.failures).toMatchObject([{ action: 'quantity', error: { code: 'NETWORK' } }]);
    await vi.waitFor(() => expect(quantities(cart)['row:1']).toBe(4));
  });

  it('keeps later changes on top of an earlier refusal', async () => {
    const { bench, cart } = await openLoaded(createCartBench([cartItemWire({ sku: null, nums: 2 })]));
    bench.hold();
    cart.setQuantity('row:1', 8);
    await Promise.resolve();
    cart.setQuantity('row:1', 3);
    bench.release();
    await cart.whenIdle();
    expect(quantities(cart)['row:1']).toBe(3);
    expect(bench.rows[0]?.nums).toBe(3);
  });

  it('shows another SKU in place and reloads the rows', async () => {
    const { bench, cart } = await openLoaded();
    const product = await loadFountain(bench);
    const [, sku] = product.skus;
    if (sku === undefined) throw new Error('no second SKU');
    bench.hold();
    cart.changeSku('row:1', sku, product);
    await Promise.resolve();
    expect(cart.store.getState().lines[0]).toMatchObject({
      key: 'row:1',
      skuId: 32,
      attributes: [{ name: 'Colour', value: 'Black' }],
      price: { amountMinor: 19_900 },
    });
    cart.setQuantity('row:1', 3);
    bench.release();
    await cart.whenIdle();
    expect(bench.http.callsTo(cartSetNums).map(({ input }) => input)).toEqual([
      { id: 1, nums: 2, goods_sku_id: 32 },
      { id: 1, nums: 3 },
    ]);
  });
});

describe('removing', () => {
  it('is shown immediately and drops changes of the same line', async () => {
    const { bench, cart } = await openLoaded();
    bench.hold();
    cart.setQuantity('row:2', 2);
    await Promise.resolve();
    cart.setQuantity('row:1', 3);
    cart.remove(['row:1']);
    expect(quantities(cart)).toEqual({ 'row:2': 2 });
    expect(cart.store.getState().count).toBe(1);
    bench.release();
    await cart.whenIdle();
    expect(bench.http.callsTo(cartSetNums)).toHaveLength(1);
    expect(bench.rows.map(({ id }) => id)).toEqual([2]);
  });

  it('succeeds when the row no longer exists', async () => {
    const { bench, cart } = await openLoaded();
    bench.rows.length = 0;
    cart.remove(['row:1', 'row:2']);
    await cart.whenIdle();
    expect(bench.failures).toEqual([]);
    expect(cart.store.getState().lines).toEqual([]);
  });

  it('restores lines when it fails', async () => {
    const { bench, cart } = await openLoaded();
    bench.http.on(cartDel, () => Promise.reject(lost()));
    cart.remove(['row:1']);
    await cart.whenIdle();
    expect(quantities(cart)).toEqual({ 'row:1': 2, 'row:2': 1 });
    expect(bench.failures).toMatchObject([{ action: 'remove', line: { key: 'row:1' } }]);
  });
});

describe('adding', () => {
  it('adds in queue order, selects the row and counts it', async () => {
    const bench = createCartBench();
    const cart = bench.open();
    const addition = { goodsId: fountain, skuId: white, quantity: 1 };
    const outcomes = await Promise.all([cart.add(addition), cart.add(addition)]);
    expect(outcomes).toEqual([{ status: 'ok' }, { status: 'ok' }]);
    await cart.load();
    expect(quantities(cart)).toEqual({ 'row:1': 2 });
    expect(cart.store.getState()).toMatchObject({ count: 1, selectedKeys: new Set(['row:1']) });
    const keys = bench.http.callsTo(cartAdd).map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('returns refusals and failures to the caller', async () => {
    const bench = createCartBench();
    const cart = bench.open();
    const outcome = await cart.add({ goodsId: fountain, skuId: white, quantity: 6 });
    expect(outcome).toMatchObject({ status: 'out-of-stock', left: 5 });
    bench.http.on(cartAdd, () => Promise.reject(lost()));
    await expect(cart.add({ goodsId: fountain, skuId: white, quantity: 1 })).rejects.toMatchObject({
      code: 'NETWORK',
    });
  });

  it('aborts pending additions when the shopper logs out', async () => {
    const bench = createCartBench();
    const cart = bench.open();
    bench.hold();
    const additions = [1, 2].map(() => cart.add({ goodsId: fountain, skuId: white, quantity: 1 }));
    cart.setOwner('');
    const results = await Promise.allSettled(additions);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await cart.whenIdle();
    expect(cart.store.getState()).toMatchObject({ status: 'ready', lines: [], isSyncing: false });
    bench.release();
  });
});

describe('the selection', () => {
  it('is kept over a reload for each shopper, without rows that no longer exist', async () => {
    const { bench, cart } = await openLoaded();
    cart.selectAll(true);
    expect(cart.selectedIds()).toEqual([1, 2]);
    cart.select(['row:1'], false);
    bench.rows.push(cartItemWire({ id: 3 }));
    const again = bench.open();
    await again.load();
    expect(again.selectedIds()).toEqual([2]);
    const other = bench.open('8');
    await other.load();
    expect(other.selectedIds()).toEqual([]);
    bench.rows.length = 0;
    await again.refresh();
    expect(again.store.getState().selectedKeys.size).toBe(0);
  });

  it('leaves invalid rows out', async () => {
    const { cart } = await openLoaded(
      createCartBench([cartItemWire({ is_valid: 0 }), cartItemWire({ id: 2 })]),
    );
    cart.select(['row:1'], true);
    expect(cart.selectedIds()).toEqual([]);
    cart.selectAll(true);
    expect(cart.selectedIds()).toEqual([2]);
  });
});

describe('the discount code', () => {
  it('is kept over a reload for each shopper, and synced to other tabs', async () => {
    const { bench, cart } = await openLoaded();
    const second = bench.open();
    cart.setDiscountCode('PAW10');
    expect(second.store.getState().discountCode).toBe('PAW10');
    expect(bench.open().store.getState().discountCode).toBe('PAW10');
    expect(bench.open('8').store.getState().discountCode).toBeUndefined();
    second.setDiscountCode(undefined);
    expect(cart.store.getState().discountCode).toBeUndefined();
    expect(bench.open().store.getState().discountCode).toBeUndefined();
  });

  it('is removed when the shopper logs out', async () => {
    const { cart } = await openLoaded();
    cart.setDiscountCode('PAW10');
    cart.setOwner('');
    expect(cart.store.getState().discountCode).toBeUndefined();
  });
});

describe('several tabs', () => {
  it('reload the cart after a change, except those of another shopper', async () => {
    const { bench, cart } = await openLoaded();
    const second = bench.open();
    const stranger = bench.open('8');
    await Promise.all([second.load(), stranger.load()]);
    const before = bench.http.callsTo(cartIndex).length;
    cart.setQuantity('row:1', 4);
    await vi.waitFor(() => expect(quantities(second)['row:1']).toBe(4));
    expect(bench.http.callsTo(cartIndex)).toHaveLength(before + 1);
    cart.select(['row:2'], true);
    expect(second.store.getState().selectedKeys.has('row:2')).toBe(true);
    expect(stranger.store.getState().selectedKeys.size).toBe(0);
  });

  it('are ignored after the cart was disposed', async () => {
    const { bench, cart } = await openLoaded();
    const second = bench.open();
    await second.load();
    second.dispose();
    const before = bench.http.callsTo(cartIndex).length;
    cart.setQuantity('row:1', 4);
    await cart.whenIdle();
    expect(bench.http.callsTo(cartIndex)).toHaveLength(before);
  });
});
