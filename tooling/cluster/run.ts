/**
 * `npm run test:cluster [-- --only primary,price --times 20 --seed 1 --minutes 15 | --soak 30]`: three PostgreSQL servers under
 * Patroni, three nodes of the shop, load balancers, a wallet, a mail server and a bucket on this machine; faults by a
 * seeded script, and a comparison of all books after each. Prints a table and writes `test-results/cluster.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inLongTransaction } from '../../packages/server/src/db/inLongTransaction.ts';
import { readFacts } from '../bench/load/facts.ts';
import { createRandom } from '../bench/load/random.ts';
import { startCluster } from './cluster.ts';
import { limitCpu } from './limitCpu.ts';
import { createKeeper } from './keeper.ts';
import { createBuyers, pointsAtStart } from './load/buyers.ts';
import { createReaders } from './load/readers.ts';
import { listUnmailed, readOpeningBalance, reconcile } from './reconcile.ts';
import { toMarkdown } from './report.ts';
import type { Finding, Scenario, ScenarioContext } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';
import { settleShop } from './settle.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    soak: { type: 'string' },
    products: { type: 'string', default: '300' },
  },
});
const started = performance.now();
const log = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);
const asked = values.only === '' ? [] : values.only.split(',');
if (values.soak !== undefined && !asked.includes('soak')) asked.push('soak');
const usual = scenarios.filter(({ isOnDemand = false }) => !isOnDemand).map(({ name }) => name);
const wanted = asked.length === 0 ? usual : asked;
const unknown = wanted.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(
    `cluster: no scenario ${unknown.join(', ')}; there are ${scenarios.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const seed = Number(values.seed);
const soakMinutes = Number(values.soak ?? 30);
const minutes = Number(values.minutes ?? 15 + (wanted.includes('soak') ? soakMinutes : 0));
/** What the end of a run needs: the last comparison and the report. */
const reserveMs = 60_000;

const results = join(dirname(fileURLToPath(import.meta.url)), '../../test-results');
const keeper = createKeeper();
const limit = setTimeout(() => {
  console.error(`cluster: not done within ${minutes} minutes; all programs are ended`);
  keeper.release();
  process.exit(1);
}, minutes * 60_000);
limit.unref();

const findings: Finding[] = [];
const unmailed = new Set<string>();

/** A scenario that cannot go on is a finding too: the others still run. */
async function runScenario(scenario: Scenario, context: ScenarioContext): Promise<readonly Finding[]> {
  try {
    return await scenario.run(context);
  } catch (error) {
    console.error(error);
    const found = error instanceof Error ? error.message : String(error);
    for (const shop of context.cluster.shops) console.error(await shop.describe());
    return [{ what: `scenario ${scenario.name}`, goal: 'runs to its end', found, isMet: false }];
  }
}

try {
  const cluster = await startCluster(keeper, { products: Number(values.products), log });
  const facts = await readFacts(cluster.db);
  const buyers = await createBuyers({
    db: cluster.db,
    url: cluster.url,
    wallet: cluster.wallet,
    seed,
    atOnce: 20,
    paceMs: 1500,
    paidShare: 0.25,
  });
  const visitors = { url: cluster.url, facts, seed, atOnce: 4, paceMs: 100 };
  const readers = createReaders(visitors);
  const hotReaders = createReaders({ ...visitors, spread: 'hot' });
  const opening = await readOpeningBalance(cluster.db);
  for (const scenario of scenarios.filter(({ name }) => wanted.includes(name))) {
    log(`scenario ${scenario.name}`);
    const found = await runScenario(scenario, {
      cluster,
      buyers,
      readers,
      hotReaders,
      random: createRandom(seed),
      times: Number(values.times),
      soakMinutes,
      limitCpu: (shop, cores) => limitCpu(keeper, shop, cores),
      results,
      endMs: started + minutes * 60_000 - reserveMs,
      log,
      async exemptFromMails() {
        await cluster.wallet.settle(60_000);
        for (const number of await listUnmailed(cluster.db, opening)) unmailed.add(number);
      },
      async reconcile() {
        await settleShop(cluster);
        const outside = {
          acknowledged: buyers.acknowledged,
          pointsAtStart,
          trades: cluster.wallet.trades,
          mailed: cluster.mails.listOutboxIds(),
          unmailed,
        };
        return inLongTransaction(cluster.db, (tx) => reconcile(tx, opening, outside));
      },
    });
    findings.push(...found);
    for (const { what, found: figure, isMet } of found)
      log(`${isMet === false ? 'MISSED ' : ''}${what}: ${figure}`);
  }
  await cluster.close();
} finally {
  keeper.release();
}

mkdirSync(results, { recursive: true });
const machine = `${cpus().length} x ${cpus()[0]?.model ?? ''}, Node ${process.version}`;
const seconds = (performance.now() - started) / 1000;
writeFileSync(
  join(results, 'cluster.json'),
  JSON.stringify({ machine, seed, seconds, options: values, findings }, undefined, 1),
);
console.log(`\n${toMarkdown(findings)}\n\nseed ${seed}, ${seconds.toFixed(0)} s, ${machine}`);
clearTimeout(limit);
process.exit(findings.some(({ isMet }) => isMet === false) ? 1 : 0);
