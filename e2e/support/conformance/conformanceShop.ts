import type { CaseProducts } from '../../../packages/widgets/test/conformance/cases.ts';
import { logInAsDemo, type StoreClient } from '../api.ts';
import { findPlenty } from '../buying.ts';
import { putSkuIntoCart } from '../catalogue.ts';

/** The demo shopper's session, and the shop's ids that the widgets are shown with. */
export interface ConformanceShop extends CaseProducts {
  readonly client: StoreClient;
  readonly token: string;
  /** A variant of the product, in stock. */
  readonly skuId: string;
}

/** Logs the demo shopper in and adds something to the cart. */
export async function prepareShop(url: string): Promise<ConformanceShop> {
  const client = await logInAsDemo(url);
  const sku = await findPlenty(client);
  const lineId = await putSkuIntoCart(client, sku);
  return {
    client,
    token: client.token,
    goodsId: String(sku.productId),
    lineId: String(lineId),
    skuId: String(sku.skuId),
  };
}
