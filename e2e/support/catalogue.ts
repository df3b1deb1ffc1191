import type { StoreClient } from './api.ts';

/** A variant by its ids. */
export interface SkuId {
  readonly goodsId: number;
  readonly skuId: number;
}

/** A SKU of the demo catalogue. */
export interface Sku extends SkuId {
  readonly title: string;
}

interface GoodsData {
  readonly id: number;
  readonly title: string;
  readonly stocks: number;
}

/** A variant as the page of its product has it. */
interface SkuData {
  readonly id: number;
  readonly goods_sn: string;
  readonly stocks: number;
}

/** The variants of a product. */
export async function readSkus(client: StoreClient, id: number): Promise<readonly SkuData[]> {
  return (await client.done<{ sku: SkuData[] }>('GET', '/addons/shop/api.goods/v2detail', { id })).sku;
}

async function listGoods(
  client: StoreClient,
  query: Readonly<Record<string, unknown>>,
): Promise<readonly GoodsData[]> {
  const path = '/addons/shop/api.goods/lists';
  return (await client.done<{ data: GoodsData[] }>('POST', path, query)).data;
}

/** The product that is found first by a word. */
export async function findGoodsId(client: StoreClient, keyword: string): Promise<number> {
  const [first] = await listGoods(client, { keyword });
  if (first === undefined) throw new Error(`The demo shop has no ${keyword}.`);
  return first.id;
}

/** Finds a SKU by a word of its product's title and by its article number. */
export async function findSku(client: StoreClient, keyword: string, articleNumber: string): Promise<Sku> {
  for (const { id, title } of await listGoods(client, { keyword })) {
    const found = (await readSkus(client, id)).find(({ goods_sn }) => goods_sn === articleNumber);
    if (found !== undefined) return { goodsId: id, skuId: found.id, title };
  }
  throw new Error(`The demo shop has no ${articleNumber}.`);
}

/** The goods at these places of the catalogue, each in one of the variants that there are plenty of. */
export async function pickSkus(
  client: StoreClient,
  places: readonly { readonly goods: number; readonly variant: number }[],
): Promise<readonly Sku[]> {
  const all = (await listGoods(client, { pageNum: 50 })).filter(({ stocks }) => stocks > 100);
  const picked: Sku[] = [];
  for (const { goods, variant } of places) {
    const product = all[goods % all.length];
    if (product === undefined) throw new Error('The demo shop sells nothing.');
    const plenty = (await readSkus(client, product.id)).filter(({ stocks }) => stocks > 20);
    const sku = plenty[variant % Math.max(1, plenty.length)];
    if (sku !== undefined) picked.push({ goodsId: product.id, skuId: sku.id, title: product.title });
  }
  return picked;
}

/** Puts pieces of a SKU into the cart; answers the id of the row. */
export async function putSkuIntoCart(
  client: StoreClient,
  { goodsId, skuId }: SkuId,
  nums = 1,
): Promise<number> {
  const fields = { goods_id: goodsId, goods_sku_id: skuId, nums };
  return client.done<number>('POST', '/addons/shop/api.cart/add', fields);
}

/** A row of the shopper's cart. */
export interface CartRow {
  readonly id: number;
  readonly goods_id: number;
  readonly goods_sku_id: number;
  readonly nums: number;
  readonly sku: { readonly stocks: number } | null;
}

/** The shopper's cart as the shop keeps it. */
export async function readCart(client: StoreClient): Promise<readonly CartRow[]> {
  return client.done<CartRow[]>('GET', '/addons/shop/api.cart/index');
}

/** How many pieces of each SKU there are; the cart must not hold any of them. */
export async function readStocks(client: StoreClient, wanted: readonly SkuId[]): Promise<readonly number[]> {
  // The page of a product is remembered for a while; the cart counts anew.
  const ids: number[] = [];
  for (const sku of wanted) ids.push(await putSkuIntoCart(client, sku));
  const rows = await readCart(client);
  await client.done('POST', '/addons/shop/api.cart/del', { id: ids.join(',') });
  return wanted.map(
    ({ skuId }) => rows.find(({ goods_sku_id }) => goods_sku_id === skuId)?.sku?.stocks ?? Number.NaN,
  );
}
