import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { goodsV2detail } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { loadRows } from '../../../packages/server/src/db/database.ts';
import { toFinding, toSeconds } from '../findings.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { operatorSecret, type ShopNode } from '../shopNodes.ts';

const goalMs = 1000;
const longestMs = 30_000;
const pollMs = 20;
const changes = 8;
const leastMinor = 10_000;

interface Entry {
  readonly slug: string;
  readonly skus: readonly { readonly prices: Readonly<Record<string, number>> }[];
}

/** Changes a price at one node, and watches when the others show it and what shoppers are charged meanwhile. */
export const priceChange: Scenario = {
  name: 'price',
  async run(context) {
    const { cluster, buyers, random, log, reconcile } = context;
    const shops = cluster.shops.slice(0, cluster.runningShops);
    const [first] = shops;
    if (first === undefined) throw new Error('cluster: there is no node of the shop');
    const product = await exportProduct(context, first);
    const { entry } = product;
    const [sku] = await loadRows<{ skuId: number; productId: number }>(
      cluster.db,
      sql`select skus.id as "skuId", goods_id as "productId" from skus join goods on goods.id = goods_id
           where slug = ${entry.slug} order by skus.id limit 1`,
    );
    if (sku === undefined) throw new Error(`cluster: ${entry.slug} is not in the database`);
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
      await product.setPrice(minor);
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

/** Exports the products at a node; returns one of them, and how to set its price there. */
async function exportProduct({ cluster }: ScenarioContext, shop: ShopNode) {
  const folder = join(cluster.folder, 'price');
  mkdirSync(folder);
  await operate(shop, 'export', folder);
  const all = JSON.parse(readFileSync(join(folder, 'goods.json'), 'utf8')) as readonly Entry[];
  const entry = all.find(({ slug }) => slug.startsWith('generated-'));
  if (entry === undefined) throw new Error('cluster: the shop has no generated product');
  // The import is of this product alone.
  for (const name of readdirSync(folder)) if (/\.(csv|json)$/u.test(name)) rmSync(join(folder, name));
  return {
    entry,
    async setPrice(minor: number) {
      const skus = entry.skus.map((sku) => ({ ...sku, prices: { ...sku.prices, CNY: minor } }));
      writeFileSync(join(folder, 'goods.json'), JSON.stringify([{ ...entry, skus }]));
      await operate(shop, 'import', folder);
    },
  };
}

async function operate({ url }: ShopNode, command: string, ...args: readonly string[]): Promise<void> {
  const reply = await fetch(`${url}/operator/${command}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-operator-secret': operatorSecret,
      'x-operator-user': 'cluster',
    },
    body: JSON.stringify(args),
  });
  const text = await reply.text();
  const { status } = (reply.ok ? JSON.parse(text) : {}) as { readonly status?: string };
  if (status !== 'done') throw new Error(`cluster: ${command} returned ${reply.status}: ${text}`);
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
