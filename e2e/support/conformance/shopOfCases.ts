import type { CaseGoods } from '../../../packages/widgets/test/conformance/cases.ts';
import { StoreClient } from '../api.ts';

/** The demo shopper's log-in, and what of the shop the widgets are shown with. */
export interface ShopOfCases extends CaseGoods {
  readonly client: StoreClient;
  readonly token: string;
  /** A variant of the product, in stock. */
  readonly skuId: string;
}

/** Logs the demo shopper in and puts something into the cart. */
export async function prepareShop(url: string): Promise<ShopOfCases> {
  const client = new StoreClient(url);
  const { token } = await client.done<{ token: string }>('POST', '/addons/shop/api.login/login', {
    account: 'demo@pawlet.test',
    password: 'pawlet-demo',
  });
  client.token = token;
  const { data } = await client.done<{ data: { id: number }[] }>('POST', '/addons/shop/api.goods/lists', {
    keyword: 'Aura',
  });
  const goodsId = data[0]?.id;
  const { sku } = await client.done<{ sku: { id: number; stocks: number }[] }>(
    'GET',
    '/addons/shop/api.goods/v2detail',
    { id: goodsId },
  );
  const skuId = sku.find(({ stocks }) => stocks > 10)?.id;
  const lineId = await client.done<number>('POST', '/addons/shop/api.cart/add', {
    goods_id: goodsId,
    goods_sku_id: skuId,
    nums: 1,
  });
  return { client, token, goodsId: String(goodsId), lineId: String(lineId), skuId: String(skuId) };
}
