/**
 * `npm run bench:operator [-- --orders 50000] [--goods 10000] [--rounds 40] [--only phone]`: the order list, the search, and the
 * figures of the operator API on PostgreSQL. Fills a throw-away database, starts the shop on it as a process of its
 * own, and fails if the 95th percentile of a call is above 200 ms. Calls are made one after another, as one person does.
 */
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { loadRows } from '../../packages/server/src/db/database.ts';
import { benchSecret } from './load/metrics.ts';
import { fillAreas, toAreaCalls } from './load/operatorAreas.ts';
import { fillOrders } from './load/operatorOrders.ts';
import { onPostgres } from './load/shop.ts';

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
  const shop = await ground.start(root);
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
  } finally {
    await shop.stop();
  }
  if (slow.length > 0) {
    console.error(`p95 above ${mostMs} ms: ${slow.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await ground.remove();
}
