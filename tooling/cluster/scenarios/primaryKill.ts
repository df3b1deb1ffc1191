import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseKill } from '../databaseNodes.ts';
import { summarizeFailures, toFinding, toLoadFindings, toSeconds } from '../findings.ts';
import { waitFor } from '../keeper.ts';
import { withLoad } from '../load/withLoad.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';

const name = 'kill -9 of the primary';
const goalMs = 30_000;
const patienceMs = 120_000;
const wholeMs = 90_000;

/** How the installation came back. */
export interface Recovery {
  readonly how: DatabaseKill;
  /** From the kill to the first order that was sent after it. */
  readonly ms: number;
}

/** Kills the primary once, waits until orders are accepted, and until there are two standbys again. */
export async function killPrimary({ cluster, buyers, random }: ScenarioContext): Promise<Recovery> {
  const primary = await cluster.database.findPrimary();
  const how = random() < 0.5 ? 'process' : 'machine';
  const killedMs = performance.now();
  await primary.kill(how);
  const findFirst = () => buyers.acknowledgements.find(({ sentMs }) => sentMs > killedMs);
  await waitFor(`an order after the kill of ${primary.name}`, () => findFirst() !== undefined, {
    limitMs: patienceMs,
    everyMs: 50,
  });
  const ms = (findFirst()?.answeredMs ?? Number.NaN) - killedMs;
  primary.start();
  await cluster.database.waitUntilWhole(wholeMs);
  return { how, ms };
}

/** Kills the primary while shoppers order. */
export const primaryKill: Scenario = {
  name: 'primary',
  async run(context) {
    const { cluster, buyers, readers, hotReaders, random, times, endMs, log, reconcile } = context;
    const urls = cluster.shops.slice(0, cluster.runningShops).map(({ url }) => url);
    const before = { reads: readers.latenciesMs.length, failures: readers.failures.length };
    const recoveries: Recovery[] = [];
    const load = await withLoad({ ...context, readers: hotReaders }, async () => {
      readers.start();
      try {
        while (recoveries.length < times && performance.now() < endMs) {
          await hotReaders.warm(urls);
          await pause(1000 + random() * 2000);
          const recovery = await killPrimary(context);
          recoveries.push(recovery);
          log(
            `kill ${recoveries.length} of ${times} (${recovery.how}): ordered again after ${toSeconds(recovery.ms)}`,
          );
          await buyers.prepare(600);
        }
      } finally {
        await readers.stop();
      }
    });
    const failed = readers.failures.length - before.failures;
    const answered = readers.latenciesMs.length - before.reads;
    const of = (how: DatabaseKill) => recoveries.filter((one) => one.how === how).map(({ ms }) => ms);
    const describe = (how: DatabaseKill) =>
      `${of(how).length} times, at most ${toSeconds(Math.max(0, ...of(how)))}`;
    return [
      {
        what: `${name}: until an order is accepted`,
        goal: `${times} times, 30 s at most`,
        found: `PostgreSQL alone ${describe('process')}; with its Patroni ${describe('machine')}`,
        isMet: recoveries.length >= times && recoveries.every(({ ms }) => ms <= goalMs),
      },
      ...toLoadFindings(name, load, {
        mayRepeat: true,
        readsOf: 'addresses that all nodes had answered before',
      }),
      {
        what: `${name}: reads of any address that failed`,
        goal: '0',
        found: `${failed} of ${answered + failed} (${summarizeFailures(readers.failures.slice(before.failures))})`,
        isMet: failed === 0,
      },
      toFinding(name, await reconcile()),
    ];
  },
};
