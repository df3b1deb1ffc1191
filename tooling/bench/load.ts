/**
 * `npm run bench:load [-- --database postgres|embedded] [--goods 10000] [--connections 50] [--seconds 15]
 * [--orders 3000] [--only catalogue,orders] [--minutes 10]`: the server under load. Fills a throw-away database, starts
 * the shop on it as a process of its own and drives it over loopback. With --minutes it watches memory instead.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CatalogueFacts, catalogueRequests, type Spread } from './load/catalogue.ts';
import { readDatabaseCpu } from './load/databaseCpu.ts';
import { deal, drive, type Measurement } from './load/drive.ts';
import { readFacts } from './load/facts.ts';
import { watchMemory } from './load/memory.ts';
import { readMetrics, refusalsBetween } from './load/metrics.ts';
import { measureOrders } from './load/orders.ts';
import { type Budget, misses, type Row, toTable } from './load/report.ts';
import { type Ground, onEmbedded, onPostgres, serve } from './load/shop.ts';
import { orderMeanwhile } from './load/shopAround.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgres' },
    goods: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '15' },
    orders: { type: 'string', default: '3000' },
    only: { type: 'string', default: 'catalogue,orders' },
    minutes: { type: 'string', default: '0' },
  },
});
const isEmbedded = values.database === 'embedded';
const connections = Number(values.connections);
const seconds = Number(values.seconds);
const minutes = Number(values.minutes);
const folder = dirname(fileURLToPath(import.meta.url));
const root = join(folder, '../..');

interface Budgets {
  readonly postgres: Readonly<Record<string, Budget>>;
  readonly embedded: Readonly<Record<string, Budget>>;
  readonly memory: { readonly mostMegabytesPerMinute: number };
}

/** URLs of one measurement: more than any node could serve in its time. */
const maxUrls = 40_000;
const warmUpSeconds = 5;

async function measureFloor(): Promise<number> {
  const floor = await serve(join(folder, 'load/floor.ts'));
  try {
    const loadRequests = () => [{ path: '/' }];
    const { perSecond } = await drive({
      name: 'floor',
      url: floor.url,
      connections,
      loadRequests,
      seconds: 3,
    });
    return perSecond;
  } finally {
    await floor.stop();
  }
}

async function withCost(
  ground: Ground,
  url: string,
  floor: number | null,
  measure: () => Promise<Measurement>,
): Promise<Row> {
  const readDatabase = () => (isEmbedded ? null : ground.query(readDatabaseCpu));
  const before = await readMetrics(url);
  const databaseBefore = await readDatabase();
  const measurement = await measure();
  const after = await readMetrics(url);
  const databaseAfter = await readDatabase();
  const perRequest = (seconds: number) => (seconds / Math.max(1, measurement.requests)) * 1000;
  return {
    ...measurement,
    cpuPerRequest: perRequest(after.cpuSeconds - before.cpuSeconds),
    databaseCpuPerRequest:
      databaseBefore === null || databaseAfter === null ? null : perRequest(databaseAfter - databaseBefore),
    toFloor: floor === null ? null : measurement.perSecond / floor,
    refusals: refusalsBetween(before, after),
  };
}

function driveCatalogue(url: string, facts: CatalogueFacts, spread: Spread, time: number) {
  const requests = catalogueRequests(facts, spread, maxUrls, time);
  const workers = deal(requests, connections);
  const loadRequests = (connection: number) => workers[connection] ?? [];
  return drive({ name: `catalogue, ${spread}`, url, connections, loadRequests, seconds: time });
}

async function measureSpeed(
  ground: Ground,
  url: string,
  facts: CatalogueFacts,
  floor: number,
): Promise<string[]> {
  const budgets = JSON.parse(readFileSync(join(folder, 'load/budgets.json'), 'utf8')) as Budgets;
  const wanted = new Set(values.only.split(','));
  const rows: Row[] = [];
  const problems: string[] = [];
  if (wanted.has('catalogue')) {
    await driveCatalogue(url, facts, 'mixed', warmUpSeconds);
    for (const spread of ['hot', 'mixed', 'cold'] as const)
      rows.push(await withCost(ground, url, floor, () => driveCatalogue(url, facts, spread, seconds)));
  }
  if (wanted.has('orders') && !isEmbedded) {
    const outcome = await ground.query((db) =>
      measureOrders({
        db,
        url,
        connections,
        orders: Number(values.orders),
        withCost: (measure) => withCost(ground, url, null, measure),
      }),
    );
    rows.push(outcome.row);
    const { ordered, soldOut, wrong, oversold, cartsPerSecond, logPerOrder } = outcome;
    console.log(
      `orders: ${ordered} made, ${soldOut} too late for what is scarce, ${wrong} wrong, ${oversold} oversold; ` +
        `carts were filled with ${cartsPerSecond.toFixed(0)} cart/add a second; ${logPerOrder.toFixed(1)} kB of the write-ahead log for an order`,
    );
    if (wrong + oversold > 0) problems.push(`orders: ${wrong} wrong responses, ${oversold} oversold`);
  }
  console.log(
    `\n${values.database}, ${values.goods} products, ${connections} connections; floor ${floor.toFixed(0)} a second\n`,
  );
  console.log(toTable(rows));
  for (const { name, refusals } of rows)
    if (Object.keys(refusals).length > 0) console.log(`${name}: rejected ${JSON.stringify(refusals)}`);
  write(`load-${values.database}`, { floor, rows });
  const goals = budgets[isEmbedded ? 'embedded' : 'postgres'];
  return [...problems, ...rows.flatMap((row) => misses(row, goals[row.name]))];
}

async function measureMemory(ground: Ground, url: string, facts: CatalogueFacts): Promise<string[]> {
  const budgets = JSON.parse(readFileSync(join(folder, 'load/budgets.json'), 'utf8')) as Budgets;
  const browsing = driveCatalogue(url, facts, 'mixed', minutes * 60);
  const buying = isEmbedded ? undefined : ground.query((db) => orderMeanwhile({ db, url, until: browsing }));
  const course = await watchMemory(url, Promise.all([browsing, buying]));
  for (const { at, residentMegabytes, heapMegabytes, externalMegabytes } of course.samples)
    console.log(
      `${at.toFixed(0).padStart(5)} s  resident ${residentMegabytes.toFixed(1)} MB  heap ${heapMegabytes.toFixed(1)}  external ${externalMegabytes.toFixed(1)}`,
    );
  const measurement = await browsing;
  const orders = await buying;
  console.log(
    `\n${measurement.requests} catalogue requests and ${orders ?? 0} orders in ${minutes} minutes, ${measurement.errors} errors; ` +
      `resident ${course.residentSlope.toFixed(2)} MB a minute in the second half, heap ${course.heapSlope.toFixed(2)} after the first minute`,
  );
  write(`load-memory-${values.database}`, { measurement, orders, course });
  const most = budgets.memory.mostMegabytesPerMinute;
  return [
    ...(measurement.errors > 0 ? [`memory: ${measurement.errors} errors`] : []),
    ...(Math.max(course.residentSlope, course.heapSlope) > most
      ? [`memory grows by more than ${most} MB a minute`]
      : []),
  ];
}

function write(name: string, content: object): void {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}`;
  writeFileSync(
    join(root, `test-results/${name}.json`),
    JSON.stringify({ machine, options: values, ...content }, undefined, 1),
  );
}

console.log(
  `Filling ${isEmbedded ? 'the embedded database' : 'a throw-away PostgreSQL'} with ${values.goods} products …`,
);
const started = Date.now();
const ground = await (isEmbedded ? onEmbedded : onPostgres)(Number(values.goods));
let problems: string[];
try {
  const facts = await ground.query(readFacts);
  console.log(`filled in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  const floor = minutes > 0 ? 0 : await measureFloor();
  const shop = await ground.start(root);
  try {
    problems =
      minutes > 0
        ? await measureMemory(ground, shop.url, facts)
        : await measureSpeed(ground, shop.url, facts, floor);
  } finally {
    await shop.stop();
  }
} finally {
  await ground.remove();
}
for (const problem of problems) console.log(`MISSED  ${problem}`);
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all`);
if (problems.length > 0) process.exitCode = 1;
