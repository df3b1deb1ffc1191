import { setTimeout as pause } from 'node:timers/promises';
import { goodsV2detail } from '@pawlet/core/contract';
import { productCalls } from '@pawlet/operator';
import { createOperatorClient, type OperatorClient } from '@pawlet/operator/client';
import { sql } from 'drizzle-orm';
import { loadRows } from '../../../packages/server/src/db/database.ts';
import { toFinding, toSeconds } from '../findings.ts';
import type { Scenario } from '../scenario.ts';
import { operatorSecret, type ShopNode } from '../shopNodes.ts';

const goalMs = 1000;
const longestMs = 30_000;
const pollMs = 20;
const changes = 8;
const leastMinor = 10_000;

/** Changes a price at one node, and watches when the others show it and what shoppers are charged meanwhile. */
export const priceChange: Scenario = {
  name: 'price',
  async run(context) {
    const { cluster, buyers, random, log, reconcile } = context;
    const shops = cluster.shops.slice(0, cluster.runningShops);
    const [first] = shops;
    if (first === undefined) throw new Error('cluster: there is no node of the shop');
    const operator = createOperatorClient({
      origin: first.url,
      headers: { 'x-operator-secret': operatorSecret },
    });
    const [sku] = await loadRows<{ skuId: number; productId: number }>(
      cluster.db,
      sql`select skus.id as "skuId", goods_id as "productId" from skus join goods on goods.id = goods_id
           where slug like 'generated-%' order by goods.id, skus.id limit 1`,
    );
    if (sku === undefined) throw new Error('cluster: the shop has no generated product');
    const delays: number[] = [];
    const purchases: { readonly shown: number; readonly charged: number | undefined }[] = [];
    for (let change = 1; change <= changes; change += 1) {
      const minor = leastMinor + change * 100 + Math.floor(random() * 100);
      const shoppers = shops.flatMap((from) =>
        shops.map((to) => async () => {
          await pause(random() * 1500);
          purchases.push(await buyers.orderAsShown(sku, { quote: from.url, order: to.url }));
        }),
      );
      const ordering = Promise.all(shoppers.map((buy) => buy()));
      await setPrices(operator, sku.productId, minor);
      const changedMs = performance.now();
      const seen = await Promise.all(
        shops.slice(1).map((shop) => waitForPrice(shop, sku.productId, minor, changedMs)),
      );
      delays.push(...seen);
      await ordering;
      log(
        `price change ${change} of ${changes}: seen at the other nodes after ${seen.map(toSeconds).join(', ')}`,
      );
    }
    const wrong = purchases.filter(({ shown, charged }) => charged !== undefined && charged !== shown);
    const refused = purchases.filter(({ charged }) => charged === undefined).length;
    return [
      {
        what: 'a price changed at node 1: until the other nodes show it',
        goal: '1 s at most',
        found: `${changes} changes, at most ${toSeconds(Math.max(...delays))}`,
        isMet: delays.every((ms) => ms <= goalMs),
      },
      {
        what: 'a price changed at node 1: charged something else than was shown',
        goal: '0',
        found: `${wrong.length} of ${purchases.length} (${refused} refused because the price had changed)`,
        isMet: wrong.length === 0,
      },
      toFinding('changed prices', await reconcile()),
    ];
  },
};

/** Sets the price of all variants of a product. */
async function setPrices(operator: OperatorClient, productId: number, minor: number): Promise<void> {
  const params = { id: String(productId) };
  const { data, version } = await operator.call(productCalls.readProduct, { params });
  const prices = [{ currency: 'CNY' as const, price: (minor / 100).toFixed(2) }];
  await operator.call(productCalls.editProductPrices, {
    params,
    input: { variants: data.variants.map(({ sku }) => ({ sku, prices })) },
    ...(version === null ? {} : { version }),
  });
}

async function waitForPrice(
  { url }: ShopNode,
  productId: number,
  minor: number,
  sinceMs: number,
): Promise<number> {
  const headers = { lang: 'zh', 'country-code': 'CHN', sid: crypto.randomUUID() };
  for (;;) {
    const reply = await fetch(`${url}${goodsV2detail.path}?id=${productId}`, { headers });
    const { data } = (await reply.json()) as { readonly data: { readonly price: string } };
    const waitedMs = performance.now() - sinceMs;
    if (Math.round(Number(data.price) * 100) === minor) return waitedMs;
    if (waitedMs > longestMs)
      throw new Error(`cluster: ${url} still shows ${data.price} after ${toSeconds(waitedMs)}`);
    await pause(pollMs);
  }
}
