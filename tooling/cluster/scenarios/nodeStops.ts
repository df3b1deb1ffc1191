import { setTimeout as pause } from 'node:timers/promises';
import { toFinding, toLoadFindings, toSeconds } from '../findings.ts';
import { type LoadOutcome, withLoad } from '../load/withLoad.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';

const firstMs = 1000;

interface Stops {
  readonly load: LoadOutcome;
  readonly endsMs: readonly number[];
  readonly startsMs: readonly number[];
}

/** Ends nodes of the shop with a signal and starts them again, one after the other. */
async function stopNodes(
  context: ScenarioContext,
  signal: 'SIGTERM' | 'SIGKILL',
  times: number,
): Promise<Stops> {
  const { cluster, buyers, random, endMs, log } = context;
  const endsMs: number[] = [];
  const startsMs: number[] = [];
  const load = await withLoad(context, async () => {
    while (endsMs.length < times && performance.now() < endMs) {
      await pause(firstMs * (0.5 + random()));
      const shop = cluster.shops[Math.floor(random() * cluster.runningShops)];
      if (shop === undefined) throw new Error('cluster: there is no node of the shop');
      endsMs.push(await shop.end(signal));
      startsMs.push(await shop.start());
      log(
        `${signal} ${endsMs.length} of ${times} (${shop.name}): ended in ${toSeconds(endsMs.at(-1) ?? 0)}, ready in ${toSeconds(startsMs.at(-1) ?? 0)}`,
      );
      await buyers.prepare(600);
    }
  });
  return { load, endsMs, startsMs };
}

function toStopFindings(name: string, times: number, { load, endsMs, startsMs }: Stops, isKill: boolean) {
  return [
    {
      what: `${name}: times`,
      goal: String(times),
      found: `${endsMs.length}; ended within ${toSeconds(Math.max(0, ...endsMs))}, ready again within ${toSeconds(Math.max(0, ...startsMs))}`,
      isMet: endsMs.length >= times,
    },
    ...toLoadFindings(name, load, { mayRepeat: isKill, mayFail: isKill }),
  ];
}

/** Ends a node of the shop under load: half of the times as an operator, half as a crash. */
export const nodeStops: Scenario = {
  name: 'stops',
  async run(context) {
    const times = Math.ceil(context.times / 2);
    const terminated = await stopNodes(context, 'SIGTERM', times);
    const killed = await stopNodes(context, 'SIGKILL', times);
    return [
      ...toStopFindings('SIGTERM of a node', times, terminated, false),
      // The order under way on a killed node is repeated by its shopper.
      ...toStopFindings('kill -9 of a node', times, killed, true),
      toFinding('ended nodes', await context.reconcile()),
    ];
  },
};
