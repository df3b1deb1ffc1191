import { addressV2addedit, addressV2index, cartAdd, orderAdd, orderCarts } from '@pawlet/core/contract';
import { and, eq } from 'drizzle-orm';
import { products, skus } from '../../src/db/schema/products.ts';
import type { TestStore } from '../createTestStore.ts';
import type { TestClient, WireReply } from './testClient.ts';

/** A SKU of the demo catalogue by its number. */
export async function loadSku(store: Pick<TestStore, 'db'>, skuCode: string) {
  const [row] = await store.db
    .select({ id: skus.id, productId: skus.productId, stock: skus.stock, isMulti: products.isMulti })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(skus.skuCode, skuCode)));
  if (!row) throw new Error(`No SKU ${skuCode}`);
  return row;
}

/** Sets the stock of a SKU. */
export async function setStock(store: Pick<TestStore, 'db'>, skuId: number, stock: number): Promise<void> {
  await store.db.update(skus).set({ stock }).where(eq(skus.id, skuId));
}

/** Adds a SKU to the cart and returns the cart row's id. */
export async function putIntoCart(
  store: TestStore,
  client: TestClient,
  skuCode: string,
  quantity = 1,
  sceneval = 1,
): Promise<number> {
  const sku = await loadSku(store, skuCode);
  const fields = {
    goods_id: sku.productId,
    goods_sku_id: sku.isMulti ? sku.id : '',
    nums: quantity,
    sceneval,
  };
  const reply = await client.call(cartAdd, fields);
  if (reply.code !== 1) throw new Error(`cart/add: ${JSON.stringify(reply.data)}`);
  return Number(reply.data);
}

/** The id of an address of the shopper, created if there is none. */
export async function toAddress(client: TestClient): Promise<number> {
  const known = await client.call(addressV2index);
  if (known.data.length > 0) return Number(known.data[0].id);
  const reply = await client.call(addressV2addedit, {
    receiver: '王小明',
    mobile: '13800138000',
    area_id: 440305,
    address: '科技园路 1 号',
  });
  if (reply.code !== 1) throw new Error(`address/v2addedit: ${JSON.stringify(reply.data)}`);
  return Number(reply.data.id);
}

/** Quotes cart rows for the shopper's address. */
export async function quote(
  client: TestClient,
  ids: readonly number[],
  more: Record<string, unknown> = {},
): Promise<WireReply> {
  return client.call(orderCarts, { ids: ids.join(','), address_id: await toAddress(client), ...more });
}

/** Orders cart rows. */
export async function order(
  client: TestClient,
  ids: readonly number[],
  more: Record<string, unknown> = {},
): Promise<WireReply> {
  return client.call(orderAdd, { ids: ids.join(','), address_id: await toAddress(client), ...more });
}

/** Buys one SKU up to the unpaid order; returns its number. */
export async function placeOrder(
  store: TestStore,
  client: TestClient,
  skuCode: string,
  quantity = 1,
): Promise<string> {
  const id = await putIntoCart(store, client, skuCode, quantity);
  const reply = await order(client, [id]);
  if (reply.code !== 1) throw new Error(`order/add: ${JSON.stringify(reply.data)}`);
  return String(reply.data.order_sn);
}
