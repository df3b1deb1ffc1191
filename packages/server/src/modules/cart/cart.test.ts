import {
  cartAdd,
  cartDel,
  cartIndex,
  cartNums,
  cartSetNums,
  maxCartQuantity,
  maxCartRows,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { putIntoCart, setStock, loadSku } from '../../../test/store/buying.ts';
import { gatherCrowd } from '../../../test/store/crowd.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { carts } from '../../db/schema/cart.ts';
import { products, skus } from '../../db/schema/products.ts';

let store: TestStore;
let shopper: TestClient;
let other: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  other = await store.shopper('second@pawlet.test');
});
afterAll(() => store.close());

async function rows(fields = {}) {
  return (await shopper.call(cartIndex, fields)).data;
}

describe('cart', () => {
  it('merges the same SKU into one row and shows it with its variant and price', async () => {
    const id = await putIntoCart(store, shopper, 'PW-AURA-WH25', 1);
    expect(await putIntoCart(store, shopper, 'PW-AURA-WH25', 2)).toBe(id);
    const [row] = await rows();
    expect(row).toMatchObject({
      id,
      nums: 3,
      sku_attr: 'Color:White,Capacity:2.5 L',
      goods: { price: '169.15' },
      subtotal: '507.45',
      price_added: '169.15',
      is_valid: 1,
      stocks: 186,
    });
    expect(row.goods_sku_id).toBe(row.sku.id);
  });

  it("lists the running discounts that include a row's product or category, and no others", async () => {
    const reader = await store.shopper('second@pawlet.test');
    await putIntoCart(store, reader, 'PW-AURA-WH25', 1);
    await putIntoCart(store, reader, 'PW-PUMP', 1);
    const { data } = await reader.call(cartIndex);
    const [pump, aura] = data;
    expect(aura.promotions).toEqual([
      { type: 'goods', name: 'Limited-time offer', desc: '15% off', endtime: expect.any(Number) },
      {
        type: 'gift',
        name: 'Free descaling tablets with any fountain',
        desc: 'Free gift',
        endtime: null,
      },
    ]);
    expect(aura.category_id).toBeGreaterThan(0);
    expect(pump.promotions).toEqual([]);
    await reader.call(cartDel, { id: `${pump.id},${aura.id}` });
  });

  it('keeps buy now separate, in a single row that is replaced', async () => {
    const first = await putIntoCart(store, shopper, 'PW-PUMP', 1, 2);
    const second = await putIntoCart(store, shopper, 'TT-HUB', 2, 2);
    expect(second).not.toBe(first);
    expect((await rows({ sceneval: 2 })).map(({ id }: { id: number }) => id)).toEqual([second]);
    expect((await shopper.call(cartNums)).data).toBe(1);
  });

  it('shows a product without variants without a SKU', async () => {
    const [row] = await rows({ sceneval: 2 });
    expect(row).toMatchObject({ goods_sku_id: '', sku: null, sku_attr: null });
  });

  it('requires a variant where there are options, and rejects one of another product', async () => {
    const { productId } = await loadSku(store, 'PW-AURA-WH25');
    const foreign = await loadSku(store, 'TT-HUB');
    expect(await shopper.call(cartAdd, { goods_id: productId, goods_sku_id: '', nums: 1 })).toMatchObject({
      data: { reason: 'VALIDATION', fields: { goods_sku_id: 'required' } },
    });
    expect(
      await shopper.call(cartAdd, { goods_id: productId, goods_sku_id: foreign.id, nums: 1 }),
    ).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
    expect(await shopper.call(cartAdd, { goods_id: productId, goods_sku_id: 1, nums: 0 })).toMatchObject({
      data: { reason: 'VALIDATION', fields: { nums: 'range' } },
    });
  });

  it('refuses a quantity above stock, changes nothing, and returns the remaining stock', async () => {
    const sku = await loadSku(store, 'PW-AURA-SG25');
    const fields = { goods_id: sku.productId, goods_sku_id: sku.id, nums: 1 };
    expect(await shopper.call(cartAdd, fields)).toMatchObject({
      code: 0,
      data: { reason: 'OUT_OF_STOCK', lines: [{ id: sku.id, left: 0 }] },
    });
    expect(await rows()).toHaveLength(1);
  });

  it('refuses a quantity above the limit per person', async () => {
    const sku = await loadSku(store, 'PW-DUO-WH');
    const fields = { goods_id: sku.productId, goods_sku_id: sku.id, nums: 4 };
    expect(await shopper.call(cartAdd, fields)).toMatchObject({
      data: { reason: 'LIMIT_REACHED', limit: 3 },
    });
  });

  it("sets a quantity, and refuses one that is too high with the row's id", async () => {
    const [row] = await rows();
    expect(await shopper.call(cartSetNums, { id: row.id, nums: 2 })).toMatchObject({ code: 1 });
    await setStock(store, row.sku.id, 1);
    expect(await shopper.call(cartSetNums, { id: row.id, nums: 3 })).toMatchObject({
      data: { reason: 'OUT_OF_STOCK', lines: [{ id: row.id, left: 1 }] },
    });
    await setStock(store, row.sku.id, 186);
    expect((await rows())[0].nums).toBe(2);
  });

  it('changes the variant in place and merges a row that has it already', async () => {
    const [row] = await rows();
    const large = await loadSku(store, 'PW-AURA-WH32');
    const joined = await putIntoCart(store, shopper, 'PW-AURA-WH32', 1);
    expect(await shopper.call(cartSetNums, { id: row.id, nums: 1, goods_sku_id: large.id })).toMatchObject({
      code: 1,
    });
    const after = await rows();
    expect(after.map(({ id }: { id: number }) => id)).toEqual([row.id]);
    expect(after[0]).toMatchObject({ goods_sku_id: large.id, nums: 2 });
    expect(joined).not.toBe(row.id);
  });

  it('merges two rows up to the maximum quantity of a row', async () => {
    const sage = await loadSku(store, 'PW-AURA-SG25');
    await setStock(store, sage.id, 20_000);
    const [member] = await gatherCrowd(store, 1);
    if (!member) throw new Error('nobody came');
    const id = await putIntoCart(store, member.client, 'PW-AURA-WH25', 1);
    await putIntoCart(store, member.client, 'PW-AURA-SG25', maxCartQuantity);
    const joined = { id, nums: 2, goods_sku_id: sage.id };
    expect(await member.client.call(cartSetNums, joined)).toMatchObject({ code: 1 });
    expect((await member.client.call(cartIndex)).data).toMatchObject([{ id, nums: maxCartQuantity }]);
    await setStock(store, sage.id, sage.stock);
  });

  it('accepts more of its SKUs when it is full, but nothing new', async () => {
    const [member] = await gatherCrowd(store, 1);
    if (!member) throw new Error('nobody came');
    const id = await putIntoCart(store, member.client, 'PW-PUMP', 1);
    const { productId } = await loadSku(store, 'PW-PUMP');
    const moment = { createtime: 0, updatetime: 0 };
    const others = await store.db
      .insert(skus)
      .values(
        Array.from({ length: maxCartRows - 1 }, (_, index) => ({
          ...moment,
          productId,
          skuCode: `OTHER-${index}`,
          specIds: `-${index + 1}`,
        })),
      )
      .returning({ skuId: skus.id });
    const row = { ...moment, userId: member.id, productId, quantity: 1, priceAdded: 0, currencyAdded: 'CNY' };
    await store.db.insert(carts).values(others.map(({ skuId }) => ({ ...row, skuId })));
    expect(await putIntoCart(store, member.client, 'PW-PUMP', 1)).toBe(id);
    const hub = { goods_id: (await loadSku(store, 'TT-HUB')).productId, nums: 1 };
    expect((await member.client.call(cartAdd, hub)).data).toEqual({
      reason: 'LIMIT_REACHED',
      limit: maxCartRows,
    });
  });

  it('marks products that are no longer for sale', async () => {
    const id = await putIntoCart(store, shopper, 'PW-BRUSH3');
    const { productId } = await loadSku(store, 'PW-BRUSH3');
    await store.db.update(products).set({ status: 'hidden' }).where(eq(products.id, productId));
    expect((await rows({ ids: id }))[0]).toMatchObject({ is_valid: 0 });
    expect(await shopper.call(cartAdd, { goods_id: productId, nums: 1 })).toMatchObject({
      data: { reason: 'OFF_SHELF' },
    });
    await store.db.update(products).set({ status: 'normal' }).where(eq(products.id, productId));
  });

  it('is only visible to its shopper', async () => {
    const [row] = await rows();
    expect(await other.call(cartSetNums, { id: row.id, nums: 1 })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
    expect(await other.call(cartDel, { id: row.id })).toMatchObject({ data: { reason: 'NOT_FOUND' } });
    expect((await other.call(cartIndex, { ids: row.id })).data).toEqual([]);
  });

  it('removes rows', async () => {
    const ids = (await rows()).map(({ id }: { id: number }) => id);
    expect(await shopper.call(cartDel, { id: ids.join(',') })).toMatchObject({ code: 1 });
    expect(await rows()).toEqual([]);
    expect((await shopper.call(cartNums)).data).toBe(0);
  });
});
