/**
 * `npm run bench:storefront [-- --database postgres|embedded] [--goods 10000] [--orders 5000] [--rounds 20] [--cpu 4] [--only
 * taps,back,goods,orders]`: how fast the storefront responds to taps and restores a list, and how it handles long
 * lists. Fills a throw-away database, starts the shop on it and drives the built storefront in Chromium at phone size.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../packages/server/src/db/database.ts';
import { products } from '../../packages/server/src/db/schema/products.ts';
import { onEmbedded, onPostgres, serve } from './load/shop.ts';
import { measureBack } from './storefront/back.ts';
import { fillOrders } from './storefront/fillOrders.ts';
import { measureGrowth, type GrowthSample } from './storefront/growth.ts';
import { launch } from './storefront/phone.ts';
import { quantile } from './storefront/quantile.ts';
import { measureTaps } from './storefront/taps.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgres' },
    goods: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '20' },
    cpu: { type: 'string', default: '4' },
    only: { type: 'string', default: 'taps,back,goods,orders' },
  },
});
const folder = dirname(fileURLToPath(import.meta.url));
const root = join(folder, '../..');
const cpu = Number(values.cpu);
const rounds = Number(values.rounds);
const only = new Set(values.only.split(','));

interface Budgets {
  readonly 'tap to visible change': { readonly p95Ms: number };
  readonly 'back to the list': { readonly p95Ms: number; readonly requests: number };
  readonly 'long lists': {
    readonly nodes: number;
    readonly nodesGrowth: number;
    readonly frameGrowth: number;
  };
}

const budgets = JSON.parse(readFileSync(join(folder, 'storefront/budgets.json'), 'utf8')) as Budgets;
const problems: string[] = [];
const results: Record<string, unknown> = {};

/** A product with variants and plenty of stock. */
async function findChoosable(db: Database): Promise<number> {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'normal'), eq(products.isMulti, true)))
    .orderBy(desc(products.sales))
    .limit(1);
  if (found === undefined) throw new Error('bench: the shop has no product with variants');
  return found.id;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function keep(isKept: boolean, sentence: string): void {
  if (!isKept) problems.push(sentence);
}

function reportGrowth(name: string, samples: readonly GrowthSample[]): void {
  results[name] = samples;
  const rows = samples.map((sample) => [
    String(sample.items),
    String(sample.nodes),
    sample.heapMb.toFixed(1),
    sample.frameP50.toFixed(1),
    sample.frameP95.toFixed(1),
  ]);
  console.log(
    `\n${name}, frames with CPU ${cpu}x\n\n${table(['passed', 'nodes', 'heap, MB', 'frame p50, ms', 'p95'], rows)}`,
  );
  const { nodes, nodesGrowth, frameGrowth } = budgets['long lists'];
  const [, early] = samples;
  const last = samples.at(-1);
  if (early === undefined || last === undefined) return;
  keep(last.nodes <= nodes, `${name}: ${last.nodes} nodes at the end, at most ${nodes}`);
  keep(last.nodes <= early.nodes * nodesGrowth, `${name}: nodes grew from ${early.nodes} to ${last.nodes}`);
  keep(
    last.frameP95 <= Math.max(17, early.frameP95) * frameGrowth,
    `${name}: frames grew from ${early.frameP95.toFixed(1)} to ${last.frameP95.toFixed(1)} ms`,
  );
}

const started = Date.now();
const ground = await (values.database === 'embedded' ? onEmbedded : onPostgres)(Number(values.goods));
try {
  const { token, productId } = await ground.query(async (db) => ({
    token: await fillOrders(db, Number(values.orders)),
    productId: await findChoosable(db),
  }));
  console.log(
    `${values.goods} products and ${values.orders} orders filled in ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
  const shop = await serve(join(root, 'tooling/start/start.ts'), {
    ...ground.environment,
    HOST: '127.0.0.1',
    PORT: '0',
  });
  const browser = await launch();
  // The shop accepts POST requests from its own origin only.
  const url = shop.url.replace('127.0.0.1', 'localhost');
  try {
    if (only.has('taps')) {
      const rows = await measureTaps({ browser, url, token, productId, cpu, rounds });
      results['taps'] = rows;
      const lines = rows.map(({ name, times, p95 }) => [
        name,
        quantile(times, 0.5).toFixed(0),
        p95.toFixed(0),
        Math.max(...times).toFixed(0),
      ]);
      const all = rows.flatMap(({ times }) => times);
      lines.push([
        'all',
        quantile(all, 0.5).toFixed(0),
        quantile(all, 0.95).toFixed(0),
        Math.max(...all).toFixed(0),
      ]);
      console.log(
        `\nTap to visible change, CPU ${cpu}x, ${rounds} of each\n\n${table(['', 'p50, ms', 'p95', 'longest'], lines)}`,
      );
      const { p95Ms } = budgets['tap to visible change'];
      for (const { name, p95 } of rows)
        keep(p95 <= p95Ms, `${name}: p95 ${p95.toFixed(0)} ms, at most ${p95Ms}`);
    }
    if (only.has('back')) {
      const back = await measureBack(browser, url, { cpu, rounds });
      results['back'] = back;
      console.log(
        `\nBack to row 200, CPU ${cpu}x, ${rounds} times: p50 ${quantile(back.times, 0.5).toFixed(0)} ms, ` +
          `p95 ${back.p95.toFixed(0)} ms, ${back.requests.length} requests ${back.requests.join(' ')}`,
      );
      const budget = budgets['back to the list'];
      keep(back.p95 <= budget.p95Ms, `back: p95 ${back.p95.toFixed(0)} ms, at most ${budget.p95Ms}`);
      keep(back.requests.length <= budget.requests, `back: ${back.requests.length} requests`);
    }
    const growth = { url, samples: 10, cpu };
    if (only.has('goods')) {
      const course = { route: '/pages/goods/goods', call: '/api.goods/lists', pageSize: 20 };
      reportGrowth(
        'goods',
        await measureGrowth(browser, { ...growth, ...course, items: Number(values.goods) }),
      );
    }
    if (only.has('orders')) {
      const course = { route: '/pages/order/list', call: '/api.order/index', pageSize: 10, token };
      reportGrowth(
        'orders',
        await measureGrowth(browser, { ...growth, ...course, items: Number(values.orders) }),
      );
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
} finally {
  await ground.remove();
}
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/bench-storefront.json'), JSON.stringify(results, undefined, 1));
for (const problem of problems) console.log(`MISSED  ${problem}`);
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all`);
if (problems.length > 0) process.exitCode = 1;
