import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { catalogueRequests } from '../../bench/load/catalogue.ts';
import { readDatabaseCpu } from '../../bench/load/databaseCpu.ts';
import { deal, drive, type Measurement } from '../../bench/load/drive.ts';
import { readFacts } from '../../bench/load/facts.ts';
import { type NodesPoint, toChart } from '../nodesChart.ts';
import { predictP99Ms, predictThroughput, type RequestCost } from '../nodesModel.ts';
import type { Finding, Scenario, ScenarioContext } from '../scenario.ts';
import type { ShopNode } from '../shopNodes.ts';

const counts = [1, 2, 4] as const;
const mostNodes = Math.max(...counts);
/** Share of a core that a node may use: all of them, the database and the load have to fit on the machine. */
const coresPerNode = 0.2;
const connectionsPerNode = 6;
const warmSeconds = 12;
const settleSeconds = 2;
const seconds = 8;
/** The speed of a machine that others use too changes within seconds: counts are compared within a round. */
const rounds = 5;
const addresses = 4000;
const leastShare = 0.85;
const mostError = 0.2;
const ticksPerSecond = 100;

/** Sends the catalogue's requests for some seconds. */
type Send = (url: string, connections: number, duration: number) => Promise<Measurement>;

/** A number of nodes in a round. */
interface Measured extends NodesPoint {
  /** Requests a second of a node, as a share of what one alone serves. */
  readonly share: number;
  readonly errors: number;
}

function readCpu(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Runs exactly so many nodes. */
async function setCount(shops: readonly ShopNode[], count: number): Promise<void> {
  for (const [place, shop] of shops.entries()) {
    if (place >= count) await shop.end('SIGTERM');
    else if (shop.pid() === undefined) await shop.start();
  }
}

/** Measures every number of nodes once, against the same nodes in the same state. */
async function measureRound(
  { cluster, log }: ScenarioContext,
  balancers: ReadonlyMap<number, string>,
  send: Send,
): Promise<readonly Measured[]> {
  const round: Measured[] = [];
  let cost: RequestCost | undefined;
  for (const [nodes, url] of balancers) {
    const connections = nodes * connectionsPerNode;
    await send(url, connections, settleSeconds);
    const readAll = async () => ({
      nodes: cluster.shops.slice(0, nodes).reduce((sum, shop) => sum + readCpu(shop.pid()), 0),
      database: (await readDatabaseCpu(cluster.db)) ?? Number.NaN,
    });
    const before = await readAll();
    const { requests, perSecond, p99: p99Ms, errors } = await send(url, connections, seconds);
    const after = await readAll();
    const own = {
      node: (after.nodes - before.nodes) / requests,
      database: (after.database - before.database) / requests,
    };
    cost ??= own;
    const databaseCores = cpus().length - nodes * coresPerNode;
    const predictedPerSecond = predictThroughput(cost, { nodes, coresPerNode, databaseCores });
    const predictedP99Ms = predictP99Ms(connectionsPerNode, predictedPerSecond / nodes);
    const share = perSecond / (nodes * (round[0]?.perSecond ?? perSecond));
    round.push({ nodes, perSecond, predictedPerSecond, p99Ms, predictedP99Ms, share, errors });
    log(
      `${nodes} nodes: ${perSecond.toFixed(0)} a second, p99 ${p99Ms} ms, CPU ${(own.node * 1000).toFixed(2)} and ${(own.database * 1000).toFixed(2)} ms a request`,
    );
  }
  return round;
}

function toMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median of each figure over the rounds; errors are counted together. */
function toTypical(measured: readonly Measured[]): Measured {
  const read = (name: keyof Measured) => measured.map((one) => one[name]);
  return {
    nodes: toMedian(read('nodes')),
    perSecond: toMedian(read('perSecond')),
    predictedPerSecond: toMedian(read('predictedPerSecond')),
    p99Ms: toMedian(read('p99Ms')),
    predictedP99Ms: toMedian(read('predictedP99Ms')),
    share: toMedian(read('share')),
    errors: read('errors').reduce((sum, errors) => sum + errors, 0),
  };
}

function toFinding(typical: Measured): Finding {
  const { nodes, perSecond, predictedPerSecond, p99Ms, predictedP99Ms, share, errors } = typical;
  const error = Math.abs(perSecond / predictedPerSecond - 1);
  return {
    what: `${nodes} nodes of ${coresPerNode} cores each, catalogue mix, median of ${rounds} rounds`,
    goal: `${leastShare} of one node's throughput per node; the model within ${mostError * 100} %; no error`,
    found:
      `${perSecond.toFixed(0)} a second (model ${predictedPerSecond.toFixed(0)}), ${share.toFixed(2)} per node; ` +
      `p99 ${p99Ms} ms (model ${predictedP99Ms.toFixed(0)} ms); ${errors} errors`,
    isMet: share >= leastShare && error <= mostError && errors === 0,
  };
}

/** The throughput of 1, 2 and 4 nodes with bounded CPU, and what the model predicts from the costs of one node. */
export const nodeCount: Scenario = {
  name: 'nodes',
  isOnDemand: true,
  async run(context) {
    const { cluster, limitCpu } = context;
    await setCount(cluster.shops, mostNodes);
    const facts = await readFacts(cluster.db);
    const requests = catalogueRequests(facts, 'mixed', addresses, 1);
    const send: Send = async (url, connections, duration) => {
      const hands = deal(requests, connections);
      const loadRequests = (connection: number) => hands[connection] ?? [];
      return drive({ name: 'nodes', url, connections, loadRequests, seconds: duration });
    };
    // Without a limit: caches and compiled code are not what is measured.
    for (const shop of cluster.shops) await send(shop.url, connectionsPerNode, warmSeconds);
    const balancers = new Map<number, string>();
    for (const count of counts) balancers.set(count, await cluster.startBalancer(count));
    const limits = cluster.shops.map((shop) => limitCpu(shop, coresPerNode));
    const measured: Measured[] = [];
    try {
      for (let round = 0; round < rounds; round += 1)
        measured.push(...(await measureRound(context, balancers, send)));
    } finally {
      for (const limit of limits) limit.end();
    }
    await setCount(cluster.shops, cluster.runningShops);
    const points = counts.map((count) => toTypical(measured.filter(({ nodes }) => nodes === count)));
    mkdirSync(context.results, { recursive: true });
    const chart = join(context.results, 'cluster-nodes.svg');
    writeFileSync(chart, toChart(points));
    context.log(`the chart is in ${chart}`);
    return points.map(toFinding);
  },
};
