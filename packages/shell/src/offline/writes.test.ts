import { describe, expect, it } from 'vitest';
import { mergeWaiting } from './mergeWaiting.ts';
import {
  applyWaiting,
  isTemporaryId,
  readWrite,
  getTemporaryIds,
  toRow,
  toTemporaryId,
  withSentIds,
  type CartRow,
  type ProductReply,
  type WaitingWrite,
  type Write,
} from './writes.ts';

const shop = '/addons/shop/api.';
const product = {
  id: 7,
  title: 'Aura Fountain',
  image: '/media/aura.webp',
  price: '299.00',
  marketprice: '349.00',
  stocks: 20,
  sku: [
    { id: 71, sku_id: '1,3', price: '299.00', stocks: 5 },
    { id: 72, sku_id: '2,3', price: '319.00', stocks: 0 },
  ],
  sku_spec: [
    {
      title: 'Colour',
      sku_value: [
        { id: 1, title: 'White' },
        { id: 2, title: 'Grey' },
      ],
    },
    { title: 'Capacity', sku_value: [{ id: 3, title: '2.5 L' }] },
  ],
} as unknown as ProductReply;

function loadRow(id: number, skuId: number | undefined, quantity = 1): CartRow {
  const row = toRow(product, { id, skuId, quantity, seconds: 100 });
  if (row === undefined) throw new Error('no such SKU');
  return row;
}

function makeWaiting(write: Write, more: Partial<WaitingWrite> = {}): WaitingWrite {
  const input =
    write.kind === 'add'
      ? { goods_id: 7, goods_sku_id: write.row.goods_sku_id, nums: write.row.nums, sceneval: 1 }
      : write.kind === 'remove'
        ? { id: write.rowIds.join(',') }
        : write.kind === 'change'
          ? { id: write.rowId, nums: write.quantity }
          : { goods_id: write.goodsId, status: write.isFavourite };
  return { owner: '5', path: '', input, key: 'key', write, title: '', failures: 0, ...more };
}

describe('a call that can be queued', () => {
  it('adds products to the cart, changes or removes a row, or sets a favourite', () => {
    const read = (name: string, input: Record<string, unknown>) => readWrite({ path: shop + name }, input);
    expect(read('cart/add', { goods_id: 7, goods_sku_id: '', nums: 2, sceneval: 1 })).toEqual({
      kind: 'add',
      goodsId: 7,
      skuId: undefined,
      quantity: 2,
    });
    expect(read('cart/set_nums', { id: 3, nums: 4, goods_sku_id: 71 })).toEqual({
      kind: 'change',
      rowId: 3,
      quantity: 4,
      skuId: 71,
    });
    expect(read('cart/del', { id: '3,4' })).toEqual({ kind: 'remove', rowIds: [3, 4] });
    expect(read('collect/optionCollect', { goods_id: 7, status: false })).toEqual({
      kind: 'favourite',
      goodsId: 7,
      isFavourite: false,
    });
  });

  it.each([
    ['cart/add', { goods_id: 7, nums: 1, sceneval: 2 }],
    ['collect/optionCollect', { goods_id: 7 }],
    ['order/add', { ids: '1' }],
    ['order/pay', { order_sn: 'x' }],
    ['score/exchange', { id: 1 }],
  ])('is never one that buys at once, toggles, orders or pays: %s', (name, input) => {
    expect(readWrite({ path: shop + name }, input)).toBeUndefined();
  });
});

describe('a local row', () => {
  it('is created from the cached product', () => {
    expect(loadRow(2_000_000_001, 71, 3)).toMatchObject({
      id: 2_000_000_001,
      goods_id: 7,
      goods_sku_id: 71,
      nums: 3,
      sku_attr: 'Colour:White,Capacity:2.5 L',
      goods: { title: 'Aura Fountain' },
      stocks: 5,
      price_added: '299.00',
      is_valid: 1,
    });
    expect(loadRow(1, undefined)).toMatchObject({ goods_sku_id: null, sku: null, stocks: 20, sku_attr: '' });
    expect(toRow(product, { id: 1, skuId: 99, quantity: 1, seconds: 0 })).toBeUndefined();
  });

  it('has a valid id that no row of the shop has', () => {
    for (const random of [0, 0.5, 0.999_999]) {
      const id = toTemporaryId(random);
      expect(isTemporaryId(id)).toBe(true);
      expect(id).toBeLessThanOrEqual(2_147_483_647);
    }
    expect(isTemporaryId(12_345)).toBe(false);
  });

  it("is identified by the shop's id once there is one", () => {
    const sent = new Map([[2_000_000_001, 31]]);
    expect(getTemporaryIds({ ids: '4,2000000001' })).toEqual([2_000_000_001]);
    expect(withSentIds({ ids: '4,2000000001,2000000002', memo: 'a,b' }, sent)).toEqual({
      ids: '4,31',
      memo: 'a,b',
    });
    expect(withSentIds({ id: 2_000_000_001, nums: 2 }, sent)).toEqual({ id: 31, nums: 2 });
    const plain = { ids: '4,5', goods_id: 2_000_000_001 };
    expect(withSentIds(plain, sent)).toBe(plain);
  });
});

describe('the cart with queued writes', () => {
  const rows = [loadRow(3, 71, 2), loadRow(4, undefined, 1)];

  it('shows new rows first, and a larger quantity of an existing row', () => {
    const added = applyWaiting(rows, [
      makeWaiting({ kind: 'add', row: loadRow(2_000_000_001, 72) }),
      makeWaiting({ kind: 'add', row: loadRow(2_000_000_002, 71, 3) }),
    ]);
    expect(added.map(({ id, nums }) => [id, nums])).toEqual([
      [2_000_000_001, 1],
      [3, 5],
      [4, 1],
    ]);
  });

  it('shows other quantities, another SKU, and what is left', () => {
    const changed = applyWaiting(rows, [
      makeWaiting({ kind: 'change', rowId: 3, quantity: 4, row: loadRow(3, 72) }),
      makeWaiting({ kind: 'remove', rowIds: [4, 99] }),
      makeWaiting({ kind: 'favourite', goodsId: 7, isFavourite: true }),
    ]);
    expect(changed).toMatchObject([{ id: 3, nums: 4, goods_sku_id: 72 }]);
    expect(rows[0]?.nums).toBe(2);
  });
});

describe('the queue', () => {
  const add = makeWaiting({ kind: 'add', row: loadRow(2_000_000_001, 71, 1) }, { number: 1 });
  const change = (quantity: number, rowId = 3): WaitingWrite =>
    makeWaiting({ kind: 'change', rowId, quantity });

  it('contains only the last write to a row, after those in between', () => {
    const before = [change(2), makeWaiting({ kind: 'remove', rowIds: [9] })];
    const merged = mergeWaiting(before, change(5));
    expect(merged.map(({ write }) => write.kind)).toEqual(['remove', 'change']);
    expect(merged[1]?.input).toEqual({ id: 3, nums: 5 });
  });

  it('keeps a chosen SKU before the quantity, which may be that of two rows by then', () => {
    const chosen = makeWaiting({ kind: 'change', rowId: 3, quantity: 1, row: loadRow(3, 72) });
    const merged = mergeWaiting(mergeWaiting([chosen], change(4)), change(5));
    expect(merged[0]).toBe(chosen);
    expect(merged.slice(1)).toMatchObject([{ input: { id: 3, nums: 5 }, write: { quantity: 5 } }]);
    const rows = [loadRow(3, 71, 2), loadRow(4, 72, 6)];
    expect(applyWaiting(rows, [chosen])).toMatchObject([{ id: 3, nums: 7, goods_sku_id: 72 }]);
    expect(applyWaiting(rows, merged)).toMatchObject([{ id: 3, nums: 5, goods_sku_id: 72 }]);
  });

  it('changes and drops rows locally that the shop has never received', () => {
    const [changed, ...rest] = mergeWaiting([add], change(6, 2_000_000_001));
    expect(rest).toEqual([]);
    expect(changed).toMatchObject({
      number: 1,
      input: { nums: 6 },
      write: { kind: 'add', row: { nums: 6 } },
    });
    const dropped = mergeWaiting(
      [add, change(2, 4)],
      makeWaiting({ kind: 'remove', rowIds: [2_000_000_001, 4] }),
    );
    expect(dropped).toMatchObject([{ input: { id: '4' }, write: { kind: 'remove', rowIds: [4] } }]);
    expect(mergeWaiting([add], makeWaiting({ kind: 'remove', rowIds: [2_000_000_001] }))).toEqual([]);
  });

  it('leaves what may have been sent as it was', () => {
    const sent = { ...add, sentAt: 1 };
    expect(mergeWaiting([sent], change(6, 2_000_000_001))).toHaveLength(2);
    const removal = mergeWaiting([sent], makeWaiting({ kind: 'remove', rowIds: [2_000_000_001] }));
    expect(removal.map(({ write }) => write.kind)).toEqual(['add', 'remove']);
    expect(removal[0]).toBe(sent);
    expect(mergeWaiting([{ ...change(2), sentAt: 1 }], change(3))).toHaveLength(2);
  });

  it('contains only the last write to a favourite', () => {
    const favourite = (isFavourite: boolean, goodsId = 7) =>
      makeWaiting({ kind: 'favourite', goodsId, isFavourite });
    const merged = mergeWaiting([favourite(true), favourite(true, 8)], favourite(false));
    expect(merged.map(({ input }) => input)).toEqual([
      { goods_id: 8, status: true },
      { goods_id: 7, status: false },
    ]);
  });
});
