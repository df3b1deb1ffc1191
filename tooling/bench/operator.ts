/**
 * `npm run bench:operator [-- --orders 50000] [--goods 10000] [--rounds 40] [--only phone]`: the order list, the search, and the
 * figures of the operator API on PostgreSQL. Fills a throw-away database, starts the shop on it as a process of its
 * own, and fails if the 95th percentile of a call is above 200 ms. Calls are made one after another, as one person does.
 * Then it ships 500 orders in the background, and 500 more while the shop is killed and started again, within 20 seconds each.
 */
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { jobCalls, orderCalls } from '@pawlet/operator';
import { createOperatorClient } from '@pawlet/operator/client';
import { sql } from 'drizzle-orm';
import { loadRows } from '../../packages/server/src/db/database.ts';
import { benchSecret } from './load/metrics.ts';
import { fillAreas, toAreaCalls } from './load/operatorAreas.ts';
import { fillOrders } from './load/operatorOrders.ts';
import { type Ground, onPostgres, type Served } from './load/shop.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '50000' },
    goods: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const mostMs = 200;
const warmUps = 3;

/** An order to search for. */
interface Sample extends Record<string, unknown> {
  readonly order_sn: string;
  readonly mobile: string;
  readonly createtime: string;
  readonly user_id: number;
}

function toCalls({ order_sn, mobile, createtime, user_id }: Sample): Readonly<Record<string, string>> {
  const now = Math.floor(Date.now() / 1000);
  const month = `from=${now - 30 * 24 * 3600}&to=${now}`;
  const year = `from=${now - 365 * 24 * 3600}&to=${now}`;
  return {
    'newest orders': '/orders',
    'newest 200 with their number': '/orders?limit=200&withTotal=true',
    'oldest orders': '/orders?sort=created',
    'to ship': '/orders?state=waitingDelivery',
    'to ship, newest first': '/orders?state=waitingDelivery&sort=-created',
    'waiting for payment': '/orders?state=waitingPayment&withTotal=true',
    cancelled: '/orders?state=cancelled&withTotal=true',
    'after-sales (none)': '/orders?state=aftersale&withTotal=true',
    'one month': `/orders?${month}&withTotal=true`,
    'one currency': '/orders?currency=EUR&withTotal=true',
    'a partner': '/orders?partner=happy-pets&withTotal=true',
    'a customer': `/orders?customer=${user_id}&withTotal=true`,
    'whole number': `/orders?number=${order_sn}`,
    'end of a number': `/orders?number=${order_sn.slice(-9)}&withTotal=true`,
    'no such number': '/orders?number=0000000000000000000000&withTotal=true',
    'a name': `/orders?name=${encodeURIComponent('Berg 12')}&withTotal=true`,
    'no such name': '/orders?name=nobody&withTotal=true',
    'a phone number': `/orders?phone=${mobile}&withTotal=true`,
    'end of a phone number': `/orders?phone=${mobile.slice(-4)}&withTotal=true`,
    'a product': '/orders?product=pump&withTotal=true',
    'a word of many products': '/orders?product=a&withTotal=true',
    'no such product': '/orders?product=nothing-like-it&withTotal=true',
    'a product of a partner to ship': '/orders?product=pump&partner=city-vets&state=waitingDelivery',
    'one order': `/orders/${order_sn}`,
    'home: today and what waits': '/reports/home',
    'sales by day, a month': `/reports/sales?by=day&${month}`,
    'sales by product, a month': `/reports/sales?by=product&${month}`,
    'sales by partner, a year': `/reports/sales?by=partner&${year}`,
    customers: '/customers',
    'customers by phone': `/customers?phone=${mobile.slice(-6)}`,
    'customers by name': `/customers?name=${encodeURIComponent('Buyer 77')}`,
    'one customer': `/customers/${user_id}`,
    [`orders from ${createtime} on`]: `/orders?from=${createtime}&sort=created`,
  };
}

async function measure(url: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const started = performance.now();
    const response = await fetch(url, { headers: { 'x-operator-secret': benchSecret, lang: 'en' } });
    const text = await response.text();
    if (!response.ok) throw new Error(`bench: ${url} returned ${response.status} ${text}`);
    if (round >= 0) times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other);
}

const shippedAtOnce = 500;
const mostShippingMs = 20_000;

/** Ships orders in the background, and kills the shop when half of them are shipped; returns what it took, without the restart. */
async function ship(
  ground: Ground,
  shop: Served,
  isKilled: boolean,
): Promise<{ shop: Served; tookMs: number }> {
  const rows = await ground.query((db) =>
    loadRows<{ order_sn: string }>(
      db,
      sql`select order_sn from orders where orderstate = 0 and paystate = 1 and shippingstate = 0 order by paytime limit ${shippedAtOnce}::int`,
    ),
  );
  if (rows.length < shippedAtOnce) throw new Error('bench: there are not enough orders to ship');
  const shipments = rows.map(({ order_sn }, index) => ({
    orderSn: order_sn,
    carrier: 'SF',
    number: `SF${index}`,
  }));
  let running = shop;
  const clientOf = ({ url }: Served) =>
    createOperatorClient({ origin: url, headers: { 'x-operator-secret': benchSecret } });
  const started = performance.now();
  let awayMs = 0;
  const { data: job } = await clientOf(running).call(orderCalls.shipOrders, {
    input: { mode: 'good-lines', shipments },
  });
  for (let isKillDue = isKilled; ;) {
    const params = { id: String(job.id) };
    const { data } = await clientOf(running).call(jobCalls.readJob, { params });
    if (data.ended !== null) {
      if (data.state !== 'done' || data.done !== shippedAtOnce)
        throw new Error(`bench: shipping ended as ${data.state}`);
      break;
    }
    if (isKillDue && data.done >= shippedAtOnce / 2) {
      isKillDue = false;
      await running.kill();
      const killed = performance.now();
      running = await ground.start(root);
      awayMs = performance.now() - killed;
    }
    await pause(50);
  }
  const tookMs = performance.now() - started - awayMs;
  const [doubled] = await ground.query((db) =>
    loadRows<{ count: string }>(
      db,
      sql`select count(*) from (select order_id from order_parcels group by order_id having count(*) > 1) as doubled`,
    ),
  );
  if (Number(doubled?.count) > 0) throw new Error('bench: orders were shipped twice');
  return { shop: running, tookMs };
}

const at = (times: readonly number[], share: number) =>
  times[Math.ceil(times.length * share) - 1] ?? Infinity;

const ground = await onPostgres(Number(values.goods));
try {
  await ground.query((db) => fillOrders(db, Number(values.orders)));
  await ground.query((db) => fillAreas(db, Number(values.orders)));
  const [sample] = await ground.query((db) =>
    loadRows<Sample>(
      db,
      sql`select order_sn, mobile, createtime, user_id from orders order by createtime desc offset 1000 limit 1`,
    ),
  );
  if (!sample) throw new Error('bench: there is no order');
  let shop = await ground.start(root);
  const slow: string[] = [];
  try {
    console.log(`${values.orders} orders, ${values.goods} products, ${rounds} calls each (ms)`);
    console.log(`${'call'.padEnd(36)}   p50    p95    max`);
    for (const [name, path] of Object.entries({ ...toCalls(sample), ...toAreaCalls(sample) })) {
      if (!name.includes(values.only)) continue;
      const times = await measure(`${shop.url}/operator/v1${path}`);
      const shown = [0.5, 0.95, 1].map((share) => at(times, share).toFixed(1).padStart(6));
      console.log(`${name.padEnd(36)} ${shown.join(' ')}`);
      if (at(times, 0.95) > mostMs) slow.push(name);
    }
    for (const isKilled of [false, true]) {
      const name = isKilled ? `shipping ${shippedAtOnce}, killed` : `shipping ${shippedAtOnce}`;
      if (!name.includes(values.only)) continue;
      const shipped = await ship(ground, shop, isKilled);
      ({ shop } = shipped);
      console.log(`${name.padEnd(36)} ${shipped.tookMs.toFixed(0).padStart(6)}`);
      if (shipped.tookMs > mostShippingMs) slow.push(name);
    }
  } finally {
    await shop.stop();
  }
  if (slow.length > 0) {
    console.error(`p95 above ${mostMs} ms, or shipping above ${mostShippingMs} ms: ${slow.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await ground.remove();
}
