import type { StoreClient } from './api.ts';

/** A variant by its ids. */
export interface SkuId {
  readonly productId: number;
  readonly skuId: number;
}

/** A SKU of the demo catalogue. */
export interface Sku extends SkuId {
  readonly title: string;
}

interface ProductData {
  readonly id: number;
  readonly title: string;
  readonly stocks: number;
}

/** A variant as its product page has it. */
interface SkuData {
  readonly id: number;
  readonly goods_sn: string;
  readonly stocks: number;
}

/** The variants of a product. */
export async function readSkus(client: StoreClient, id: number): Promise<readonly SkuData[]> {
  return (await client.done<{ sku: SkuData[] }>('GET', '/addons/shop/api.goods/v2detail', { id })).sku;
}

async function listProducts(
  client: StoreClient,
  query: Readonly<Record<string, unknown>>,
): Promise<readonly ProductData[]> {
  const path = '/addons/shop/api.goods/lists';
  return (await client.done<{ data: ProductData[] }>('POST', path, query)).data;
}

/** The first product in the search results for a word. */
export async function findProductId(client: StoreClient, keyword: string): Promise<number> {
  const [first] = await listProducts(client, { keyword });
  if (first === undefined) throw new Error(`The demo shop has no ${keyword}.`);
  return first.id;
}

/** Finds a SKU by a word of its product's title and by its article number. */
export async function findSku(client: StoreClient, keyword: string, articleNumber: string): Promise<Sku> {
  for (const { id, title } of await listProducts(client, { keyword })) {
    const found = (await readSkus(client, id)).find(({ goods_sn }) => goods_sn === articleNumber);
    if (found !== undefined) return { productId: id, skuId: found.id, title };
  }
  throw new Error(`The demo shop has no ${articleNumber}.`);
}

/** The products at these places of the catalogue, each in a variant with plenty of stock. */
export async function pickSkus(
  client: StoreClient,
  places: readonly { readonly product: number; readonly variant: number }[],
): Promise<readonly Sku[]> {
  const all = (await listProducts(client, { pageNum: 50 })).filter(({ stocks }) => stocks > 100);
  const picked: Sku[] = [];
  for (const { product: index, variant } of places) {
    const product = all[index % all.length];
    if (product === undefined) throw new Error('The demo shop sells nothing.');
    const plenty = (await readSkus(client, product.id)).filter(({ stocks }) => stocks > 20);
    const sku = plenty[variant % Math.max(1, plenty.length)];
    if (sku !== undefined) picked.push({ productId: product.id, skuId: sku.id, title: product.title });
  }
  return picked;
}

/** Adds pieces of a SKU to the cart; returns the id of the row. */
export async function putSkuIntoCart(
  client: StoreClient,
  { productId, skuId }: SkuId,
  quantity = 1,
): Promise<number> {
  const fields = { goods_id: productId, goods_sku_id: skuId, nums: quantity };
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

/** The shopper's cart on the server. */
export async function readCart(client: StoreClient): Promise<readonly CartRow[]> {
  return client.done<CartRow[]>('GET', '/addons/shop/api.cart/index');
}

/** The stock of each SKU; the cart must not contain any of them. */
export async function readStocks(client: StoreClient, wanted: readonly SkuId[]): Promise<readonly number[]> {
  // The product page is cached for a while; the cart reads the current stock.
  const ids: number[] = [];
  for (const sku of wanted) ids.push(await putSkuIntoCart(client, sku));
  const rows = await readCart(client);
  await client.done('POST', '/addons/shop/api.cart/del', { id: ids.join(',') });
  return wanted.map(
    ({ skuId }) => rows.find(({ goods_sku_id }) => goods_sku_id === skuId)?.sku?.stocks ?? Number.NaN,
  );
}
