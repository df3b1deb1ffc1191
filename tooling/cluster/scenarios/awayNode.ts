import { setTimeout as pause } from 'node:timers/promises';
import { databaseLimits } from '../../../packages/server/src/adapters/databaseLimits.ts';
import { toFinding, toLoadFindings, toSeconds } from '../findings.ts';
import { waitFor } from '../keeper.ts';
import { withLoad } from '../load/withLoad.ts';
import type { Cluster } from '../cluster.ts';
import type { Finding, Scenario, ScenarioContext } from '../scenario.ts';
import { longestIdleMs, watchTransactions } from '../transactionAges.ts';

const awayMs = 60_000;
const backMs = 20_000;
/** An order may wait for a lock of the lost node: until PostgreSQL ends its transaction. */
const longestGapMs = databaseLimits.idleInTransactionMs + databaseLimits.statementMs;

interface Away {
  readonly what: string;
  readonly start: (cluster: Cluster) => void;
  readonly end: (cluster: Cluster) => void;
  /** The node that is away. */
  readonly place: number;
}

/** Takes a node away for a minute while shoppers order at the others. */
async function takeAway(
  context: ScenarioContext,
  { what, start, end, place }: Away,
): Promise<readonly Finding[]> {
  const { cluster, buyers, log, reconcile } = context;
  const shop = cluster.shops[place];
  if (shop === undefined) throw new Error('cluster: there is no such node of the shop');
  const watch = await watchTransactions(cluster.databaseUrl);
  let returnMs = 0;
  const load = await withLoad(context, async () => {
    await waitFor('orders', () => buyers.acknowledgements.length > 0, { limitMs: 20_000 });
    start(cluster);
    log(`${what}: ${shop.name} for ${toSeconds(awayMs)}`);
    try {
      await pause(awayMs);
    } finally {
      end(cluster);
    }
    returnMs = await waitFor(
      `${shop.name} ready again`,
      async () => (await fetch(`${shop.url}/readyz`).catch(() => undefined))?.status === 200,
      { limitMs: backMs },
    );
  });
  const idleMs = await watch.stop();
  return [
    {
      what: `${what}: longest time between two orders`,
      goal: `${toSeconds(longestGapMs)} at most`,
      found: `${toSeconds(load.longestGapMs)}, ${load.orders} orders; ready ${toSeconds(returnMs)} after it`,
      isMet: load.longestGapMs <= longestGapMs,
    },
    {
      what: `${what}: longest idle transaction that holds a lock`,
      goal: `${toSeconds(longestIdleMs)} at most`,
      found: toSeconds(idleMs),
      isMet: idleMs <= longestIdleMs,
    },
    // What is in flight at the node when it is taken away waits for it.
    ...toLoadFindings(what, load, { mayRepeat: true, mayFail: true }),
    toFinding(what, await reconcile()),
  ];
}

/** Packets between a node and the database are lost for a minute. */
export const partition: Scenario = {
  name: 'partition',
  run: (context) =>
    takeAway(context, {
      what: 'partition between a node and the database',
      place: context.cluster.runningShops - 1,
      start: ({ lineOfLast }) => lineOfLast.stall(),
      end: ({ lineOfLast }) => lineOfLast.resume(),
    }),
};

/** A node is frozen for a minute. */
export const frozenNode: Scenario = {
  name: 'frozen',
  run: (context) =>
    takeAway(context, {
      what: 'frozen node (SIGSTOP)',
      place: 1,
      start: ({ shops }) => shops[1]?.signal('SIGSTOP'),
      end: ({ shops }) => shops[1]?.signal('SIGCONT'),
    }),
};
