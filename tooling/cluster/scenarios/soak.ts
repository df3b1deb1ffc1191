import { setTimeout as pause } from 'node:timers/promises';
import { pick } from '../../bench/load/random.ts';
import { toFinding, toLoadFindings, toSeconds } from '../findings.ts';
import { withLoad } from '../load/withLoad.ts';
import { type Course, watchResources } from '../resourceWatch.ts';
import type { Finding, Scenario, ScenarioContext } from '../scenario.ts';
import type { ShopNode } from '../shopNodes.ts';
import { killPrimary } from './primaryKill.ts';

const minuteMs = 60_000;
const shortFaultMs = 10_000;
const buyersPerMinute = 1000;
/** The node whose memory is watched: it is frozen, and never ended. */
const watchedPlace = 0;
/** As in docs/performance.md; caches fill for some minutes first, so a soak of less than twenty says nothing. */
const mostMegabytesAMinute = 1;
const mostConnectionsAMinute = 1;

interface Fault {
  readonly name: string;
  readonly run: (context: ScenarioContext) => Promise<unknown>;
}

async function restart(context: ScenarioContext, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const { cluster, random } = context;
  const shop = pick(random, cluster.shops.slice(watchedPlace + 1, cluster.runningShops));
  await shop.end(signal);
  await shop.start();
}

async function freeze({ cluster, random }: ScenarioContext): Promise<void> {
  const shop: ShopNode = pick(random, cluster.shops.slice(0, cluster.runningShops));
  shop.signal('SIGSTOP');
  try {
    await pause(shortFaultMs);
  } finally {
    shop.signal('SIGCONT');
  }
}

async function cutOff({ cluster: { lineOfLast } }: ScenarioContext): Promise<void> {
  lineOfLast.stall();
  try {
    await pause(shortFaultMs);
  } finally {
    lineOfLast.resume();
  }
}

const faults: readonly Fault[] = [
  { name: 'kill -9 of the primary', run: killPrimary },
  { name: 'SIGTERM of a node', run: (context) => restart(context, 'SIGTERM') },
  { name: 'kill -9 of a node', run: (context) => restart(context, 'SIGKILL') },
  { name: 'frozen node', run: freeze },
  { name: 'partition', run: cutOff },
];

/** All faults in an order of the seed: each round has every one. */
function shuffle(random: () => number): Fault[] {
  return faults
    .map((fault) => ({ fault, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ fault }) => fault);
}

function toFlatness(what: string, unit: string, most: number, course: Course): Finding {
  const { readings, last, highest, slope } = course;
  return {
    what: `soak: ${what}`,
    goal: `grows by ${most} ${unit} a minute at most, over the second half`,
    found: `${slope.toFixed(2)} ${unit} a minute; ${last.toFixed(0)} at the end, ${highest.toFixed(0)} at most, ${readings} readings`,
    isMet: readings > 0 && slope <= most,
  };
}

/** Minutes of load with a fault in each, in an order of the seed: memory and connections stay flat. */
export const soak: Scenario = {
  name: 'soak',
  isOnDemand: true,
  async run(context) {
    const { cluster, buyers, random, soakMinutes, endMs, log } = context;
    const done: string[] = [];
    let round: Fault[] = [];
    const watch = watchResources(cluster, watchedPlace);
    const load = await withLoad(context, async () => {
      const startedMs = performance.now();
      while (done.length < soakMinutes && performance.now() < endMs) {
        await buyers.prepare(buyersPerMinute);
        if (round.length === 0) round = shuffle(random);
        const fault = round.pop();
        if (fault === undefined) throw new Error('cluster: there is no fault');
        const beganMs = performance.now();
        await fault.run(context);
        done.push(fault.name);
        log(
          `minute ${done.length} of ${soakMinutes}: ${fault.name}, ${toSeconds(performance.now() - beganMs)}`,
        );
        await pause(Math.max(0, startedMs + done.length * minuteMs - performance.now()));
      }
    });
    const { memory, connections } = await watch.stop();
    const flatness = [
      toFlatness('memory of a node that is never ended', 'MB', mostMegabytesAMinute, memory),
      toFlatness('connections to the database', 'connections', mostConnectionsAMinute, connections),
    ];
    // Half an hour is known even if the comparison fails.
    for (const { what, found } of flatness) log(`${what}: ${found}`);
    return [
      {
        what: 'soak: faults, one a minute',
        goal: String(soakMinutes),
        found: faults.map(({ name }) => `${done.filter((one) => one === name).length} x ${name}`).join(', '),
        isMet: done.length >= soakMinutes,
      },
      ...flatness,
      ...toLoadFindings('soak', load, { mayRepeat: true }),
      toFinding('soak', await context.reconcile()),
    ];
  },
};
