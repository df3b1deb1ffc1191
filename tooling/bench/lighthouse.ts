/**
 * `npm run bench:lighthouse [-- --runs 5] [--only home,list,detail,cart,orders] [--database postgres|embedded]
 * [--form-factor mobile|desktop]`: Lighthouse with its own simulated phone or desktop on the built storefront, with the
 * full demo catalogue; prints medians and failed audits. `--only console` audits six pages of the console in a private demo,
 * which logs in as the demo's owner. Lighthouse is fetched by the run: its dependencies (a hundred packages) would change versions that
 * the server uses.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { cartAdd, commonInit, goodsLists } from '@pawlet/core/contract';
import type { Database } from '../../packages/server/src/db/database.ts';
import { orders } from '../../packages/server/src/db/schema/order.ts';
import { freePort } from '../../packages/server/test/store/storeProcess.ts';
import { onEmbedded, onPostgres, serve } from './load/shop.ts';
import { fillOrders } from './storefront/fillOrders.ts';
import { launch } from './storefront/phone.ts';
import { quantile } from './storefront/quantile.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'home,list,detail,cart,orders' },
    database: { type: 'string', default: 'postgres' },
    'form-factor': { type: 'string' },
  },
});
const wanted = values.only.split(',');
const isConsole = values.only === 'console';
/** The console is for desktops first. */
const formFactor = values['form-factor'] ?? (isConsole ? 'desktop' : 'mobile');
const folder = dirname(fileURLToPath(import.meta.url));
const root = join(folder, '../..');

interface Budget {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly layoutShift: number;
}

const budgets = JSON.parse(readFileSync(join(folder, 'storefront/budgets.json'), 'utf8')) as {
  readonly lighthouse: Budget;
  readonly 'lighthouse of rendered pages': Budget;
  readonly 'lighthouse of the console': Budget;
};
/** Paths of the console that are audited: what a shopkeeper opens every day. */
const consolePages = (orderSn: string, product: number) => ({
  home: 'home',
  orders: 'orders',
  order: `orders/${orderSn}/show`,
  products: 'products',
  product: `products/${product}/show`,
  settings: 'settings',
});
/** Pages that the server sends rendered. */
const rendered = ['home', 'list', 'detail'];

function findBudget(name: string): Budget {
  if (rendered.includes(name)) return budgets['lighthouse of rendered pages'];
  return budgets[isConsole ? 'lighthouse of the console' : 'lighthouse'];
}

/** The number of an order that was filled in. */
async function findOrder(db: Database): Promise<string> {
  const [order] = await db.select({ sn: orders.orderSn }).from(orders).limit(1);
  if (order === undefined) throw new Error('bench: the shop has no orders');
  return order.sn;
}

/** One measurement of a page. */
interface Measurement {
  /** Scores of 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds; the layout shift is unitless. */
  readonly metrics: Readonly<Record<string, number>>;
  /** Failed audits. */
  readonly faults: readonly string[];
}

const metricNames = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocking',
  'cumulative-layout-shift': 'layout shift',
} as const;

/** The used fields of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly title: string;
        readonly score: number | null;
        readonly scoreDisplayMode: string;
        readonly displayValue?: string;
        readonly numericValue?: number;
      }
    >
  >;
}

const lighthouse = ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse'];

async function measure(url: string, port: number): Promise<Measurement> {
  const preset = formFactor === 'desktop' ? ['--preset=desktop'] : [];
  const asked = [url, `--port=${port}`, '--output=json', '--quiet', ...preset];
  const { stdout } = await promisify(execFile)('npm', [...lighthouse, ...asked], { maxBuffer: 64 << 20 });
  const { categories, audits } = JSON.parse(stdout) as Report;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    metrics: Object.fromEntries(
      Object.entries(metricNames).map(([id, name]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ),
    faults: Object.values(audits).flatMap(({ id, title, score, displayValue, scoreDisplayMode }) =>
      score !== null && score < 0.9 && scoreDisplayMode !== 'informative' && !(id in metricNames)
        ? [`${id}: ${title}${displayValue === undefined ? '' : ` (${displayValue})`}`]
        : [],
    ),
  };
}

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

const ground = await (values.database === 'embedded' ? onEmbedded : onPostgres)(0);
const problems: string[] = [];
const results: Record<string, readonly Measurement[]> = {};
try {
  const token = await ground.query((db) => fillOrders(db, 30));
  const orderSn = await ground.query(findOrder);
  const shop = await serve(join(root, 'tooling/start/start.ts'), {
    ...ground.environment,
    HOST: '127.0.0.1',
    PORT: '0',
    // Search engines may read a real shop, and no demo.
    PAWLET_DEMO: isConsole ? '1' : '0',
  });
  // The shop accepts POST requests from its own origin only.
  const address = shop.url.replace('127.0.0.1', 'localhost');
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const headers = {
      token,
      sid: 'bench',
      'content-type': 'application/json',
      lang: 'zh',
      'country-code': 'CHN',
    };
    const call = async <T>(path: string, body?: object): Promise<T> => {
      const reply = await fetch(`${shop.url}${path}`, {
        headers,
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      return ((await reply.json()) as { data: T }).data;
    };
    await call(commonInit.path);
    const { data: products } = await call<{ data: { id: number; category_id: number }[] }>(
      goodsLists.path,
      {},
    );
    const category = products[0]?.category_id ?? 1;
    for (const { id } of products.slice(0, 4)) await call(cartAdd.path, { goods_id: id, nums: 1 });
    const pages = {
      home: `${address}/`,
      list: `${address}/category/${category}`,
      detail: `${address}/goods/${products[0]?.id ?? 1}`,
      cart: `${address}/?token=${token}#/pages/cart/cart`,
      orders: `${address}/?token=${token}#/pages/order/list`,
      ...Object.fromEntries(
        Object.entries(consolePages(orderSn, products[0]?.id ?? 1)).map(([name, path]) => [
          `console ${name}`,
          `${address}/console/${path}`,
        ]),
      ),
    };
    const rows: string[] = [];
    for (const [name, url] of Object.entries(pages)) {
      if (!(isConsole ? name.startsWith('console ') : wanted.includes(name))) continue;
      // The first measurement warms up the store.
      await fetch(url);
      const measurements: Measurement[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) measurements.push(await measure(url, port));
      results[name] = measurements;
      const score = (category: string): number =>
        median(measurements.map(({ scores }) => scores[category] ?? 0));
      const metric = (metricName: string): number =>
        median(measurements.map(({ metrics }) => metrics[metricName] ?? Number.NaN));
      rows.push(
        `| ${[
          name,
          ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) => score(id).toFixed(0)),
          ...['FCP', 'LCP', 'speed index', 'blocking'].map((id) => metric(id).toFixed(0)),
          metric('layout shift').toFixed(3),
        ].join(' | ')} |`,
      );
      console.log(
        `\n${name}: failed audits\n${(measurements.at(-1)?.faults ?? []).map((one) => `  ${one}`).join('\n')}`,
      );
      const budget = findBudget(name);
      if (score('performance') < budget.performance)
        problems.push(`${name}: performance ${score('performance')}`);
      if (score('accessibility') < budget.accessibility)
        problems.push(`${name}: accessibility ${score('accessibility')}`);
      if (score('best-practices') < budget.bestPractices)
        problems.push(`${name}: best practices ${score('best-practices')}`);
      if (metric('layout shift') > budget.layoutShift)
        problems.push(`${name}: layout shift ${metric('layout shift').toFixed(3)}`);
    }
    console.log(
      `\nMedians of ${values.runs}\n\n| | performance | accessibility | best practices | SEO | FCP, ms | LCP | speed index | blocking | layout shift |\n` +
        `|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n${rows.join('\n')}`,
    );
  } finally {
    await browser.close();
    await shop.stop();
  }
} finally {
  await ground.remove();
}
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/bench-lighthouse.json'), JSON.stringify(results, undefined, 1));
for (const problem of problems) console.log(`MISSED  ${problem}`);
if (problems.length > 0) process.exitCode = 1;
