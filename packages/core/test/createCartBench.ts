import { createApi } from '../src/api/createApi.ts';
import type { Api } from '../src/api/api.ts';
import { createPendingKeys } from '../src/api/pendingKeys.ts';
import type { ProductDetail } from '../src/api/map/productDetail.ts';
import type { ProductId, SkuId } from '../src/api/types/ids.ts';
import { createCart } from '../src/cart/createCart.ts';
import type { CartControl } from '../src/cart/createCart.ts';
import type { CartFailure } from '../src/cart/types.ts';
import { cartAdd, cartDel, cartIndex, cartNums, cartSetNums, goodsV2detail } from '../src/contract/index.ts';
import type { CartItemWire } from '../src/contract/index.ts';
import { createFakeHttp, refuse } from './createFakeHttp.ts';
import type { FakeHttp } from './createFakeHttp.ts';
import { createTabStorage } from './memoryStorage.ts';
import type { TabStorage } from './memoryStorage.ts';
import { cardWire, cartItemWire, skuWire } from './wireBuilders.ts';

/** A server with one cart, which tests can inspect and slow down. */
export interface CartBench {
  readonly http: FakeHttp;
  readonly api: Api;
  readonly rows: CartItemWire[];
  readonly tabs: TabStorage;
  readonly failures: CartFailure[];
  /** Opens the cart in a new tab. */
  open(owner?: string, locks?: Pick<LockManager, 'request'>): CartControl;
  /** Delays all calls until `release`. */
  hold(): void;
  release(): void;
}

export const fountain = 3 as ProductId;
export const white = 31 as SkuId;
export const black = 32 as SkuId;

/** Creates the server with rows. */
export function createCartBench(rows: CartItemWire[] = []): CartBench {
  const http = createFakeHttp();
  const tabs = createTabStorage();
  const failures: CartFailure[] = [];
  let made = 0;
  let held: Promise<void> | undefined;
  let release = (): void => undefined;
  const api = createApi(http, {
    keys: createPendingKeys({ owner: () => '7', now: () => 0, createKey: () => `key-${(made += 1)}` }),
  });

  const find = (id: number): CartItemWire | undefined => rows.find((row) => row.id === id);
  http.on(cartIndex, async () => {
    await held;
    return rows.map((row) => ({ ...row }));
  });
  http.on(cartNums, async () => {
    await held;
    return rows.length;
  });
  http.on(cartSetNums, async ({ id, nums: quantity, goods_sku_id }) => {
    await held;
    const row = find(id);
    if (row === undefined) return refuse('NOT_FOUND');
    if (quantity > 5) return refuse('OUT_OF_STOCK', { lines: [{ id, left: 5 }] });
    row.nums = quantity;
    if (goods_sku_id !== null) row.goods_sku_id = goods_sku_id;
    return null;
  });
  http.on(cartDel, async ({ id }) => {
    await held;
    if (!id.some((one) => find(one) !== undefined)) return refuse('NOT_FOUND');
    for (const one of id)
      rows.splice(
        rows.findIndex((row) => row.id === one),
        find(one) === undefined ? 0 : 1,
      );
    return null;
  });
  http.on(cartAdd, async ({ goods_id, goods_sku_id, nums: quantity }) => {
    await held;
    const same = rows.find((row) => row.goods_id === goods_id && row.goods_sku_id === goods_sku_id);
    if ((same?.nums ?? 0) + quantity > 5)
      return refuse('OUT_OF_STOCK', { lines: [{ id: goods_sku_id ?? 0, left: 5 }] });
    if (same !== undefined) {
      same.nums += quantity;
      return same.id;
    }
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    rows.unshift(
      cartItemWire({ id, goods_id, goods_sku_id, nums: quantity, sku: skuWire({ id: goods_sku_id ?? 0 }) }),
    );
    return id;
  });
  http.on(goodsV2detail, async () => {
    await held;
    return {
      ...cardWire({ is_multi: 1 }),
      sku: [
        skuWire({ id: white, sku_id: '11' }),
        skuWire({ id: black, sku_id: '12', price: '199.00', stocks: 3 }),
      ],
      sku_spec: [
        {
          id: 1,
          title: 'Colour',
          sku_value: [
            { id: 11, title: 'White' },
            { id: 12, title: 'Black' },
          ],
        },
      ],
    };
  });

  return {
    http,
    api,
    rows,
    tabs,
    failures,
    open(owner = '7', locks) {
      const tab = tabs.openTab();
      const cart = createCart({
        api,
        ...tab,
        locks,
        owner,
        now: () => 0,
        createKey: () => `nonce-${(made += 1)}`,
      });
      cart.onFailure((failure) => failures.push(failure));
      return cart;
    },
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release() {
      held = undefined;
      release();
    },
  };
}

/** The product of the bench. */
export async function loadFountain({ api }: CartBench): Promise<ProductDetail> {
  const found = await api.products.find(fountain);
  if (found.status !== 'ok') throw new Error('The bench has no fountain.');
  return found.goods;
}
