import type { CaseGoods } from '../../../packages/widgets/test/conformance/cases.ts';
import { StoreClient } from '../api.ts';
import { findPlenty } from '../buying.ts';
import { putSkuIntoCart } from '../catalogue.ts';

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
  const sku = await findPlenty(client);
  const lineId = await putSkuIntoCart(client, sku);
  return {
    client,
    token,
    goodsId: String(sku.goodsId),
    lineId: String(lineId),
    skuId: String(sku.skuId),
  };
}
