import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { catalogueRequests } from '../../bench/load/catalogue.ts';
import { readDatabaseCpu } from '../../bench/load/databaseCpu.ts';
import { deal, drive } from '../../bench/load/drive.ts';
import { readFacts } from '../../bench/load/facts.ts';
import { type NodesPoint, toChart } from '../nodesChart.ts';
import { predictP99Ms, predictThroughput, type RequestCost } from '../nodesModel.ts';
import type { Finding, Scenario, ScenarioContext } from '../scenario.ts';
import type { ShopNode } from '../shopNodes.ts';

const counts = [1, 2, 4] as const;
/** Share of a core that a node may use: all of them, the database and the load have to fit on the machine. */
const coresPerNode = 0.15;
const connectionsPerNode = 6;
const warmSeconds = 8;
const seconds = 15;
const addresses = 4000;
const leastShare = 0.85;
const mostError = 0.2;
const ticksPerSecond = 100;

interface Measured {
  readonly nodes: number;
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly errors: number;
  readonly cost: RequestCost;
}

/** Runs exactly so many nodes. */
async function setCount(shops: readonly ShopNode[], count: number): Promise<void> {
  for (const [place, shop] of shops.entries()) {
    if (place >= count) await shop.end('SIGTERM');
    else if (shop.pid() === undefined) await shop.start();
  }
}

function readCpu(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

async function measure({ cluster, limitCpu, log }: ScenarioContext, nodes: number): Promise<Measured> {
  await setCount(cluster.shops, nodes);
  const running = cluster.shops.slice(0, nodes);
  const facts = await readFacts(cluster.db);
  const connections = nodes * connectionsPerNode;
  const send = async (name: string, duration: number) => {
    const hands = deal(catalogueRequests(facts, 'mixed', addresses, 1), connections);
    return drive({
      name,
      url: cluster.url,
      connections,
      loadRequests: (connection) => hands[connection] ?? [],
      seconds: duration,
    });
  };
  // Without a limit: caches and compiled code are not what is measured. The nodes share the machine, so that each
  // meets as many addresses in this time as one node alone does in its own.
  await send('warm', warmSeconds * nodes);
  const limits = running.map((shop) => limitCpu(shop, coresPerNode));
  try {
    const readAll = async () => ({
      nodes: running.reduce((sum, shop) => sum + readCpu(shop.pid()), 0),
      database: (await readDatabaseCpu(cluster.db)) ?? Number.NaN,
    });
    const before = await readAll();
    const { requests, perSecond, p99, errors } = await send('measured', seconds);
    const after = await readAll();
    const cost = {
      node: (after.nodes - before.nodes) / requests,
      database: (after.database - before.database) / requests,
    };
    log(
      `${nodes} nodes: ${perSecond.toFixed(0)} a second, p99 ${p99} ms, CPU ${(cost.node * 1000).toFixed(2)} and ${(cost.database * 1000).toFixed(2)} ms a request`,
    );
    return { nodes, perSecond, p99Ms: p99, errors, cost };
  } finally {
    for (const limit of limits) limit.end();
  }
}

function toPoint({ nodes, perSecond, p99Ms }: Measured, cost: RequestCost): NodesPoint {
  const databaseCores = cpus().length - nodes * coresPerNode;
  const predictedPerSecond = predictThroughput(cost, { nodes, coresPerNode, databaseCores });
  const predictedP99Ms = predictP99Ms(connectionsPerNode, predictedPerSecond / nodes);
  return { nodes, perSecond, predictedPerSecond, p99Ms, predictedP99Ms };
}

function toFindings(measured: readonly Measured[], points: readonly NodesPoint[]): readonly Finding[] {
  const single = points[0]?.perSecond ?? Number.NaN;
  return points.map(({ nodes, perSecond, predictedPerSecond, p99Ms, predictedP99Ms }, place) => {
    const share = perSecond / (nodes * single);
    const error = Math.abs(perSecond / predictedPerSecond - 1);
    const errors = measured[place]?.errors ?? 0;
    return {
      what: `${nodes} nodes of ${coresPerNode} cores each, catalogue mix`,
      goal: `${leastShare} of one node's throughput per node; the model within ${mostError * 100} %; no error`,
      found:
        `${perSecond.toFixed(0)} a second (model ${predictedPerSecond.toFixed(0)}), ${share.toFixed(2)} per node; ` +
        `p99 ${p99Ms} ms (model ${predictedP99Ms.toFixed(0)} ms); ${errors} errors`,
      isMet: share >= leastShare && error <= mostError && errors === 0,
    };
  });
}

/** The throughput of 1, 2 and 4 nodes with bounded CPU, and what the model predicts from the costs of one node. */
export const nodeCount: Scenario = {
  name: 'nodes',
  isOnDemand: true,
  async run(context) {
    const measured: Measured[] = [];
    for (const nodes of counts) measured.push(await measure(context, nodes));
    await setCount(context.cluster.shops, context.cluster.runningShops);
    const cost = measured[0]?.cost ?? { node: Number.NaN, database: Number.NaN };
    const points = measured.map((one) => toPoint(one, cost));
    mkdirSync(context.results, { recursive: true });
    const chart = join(context.results, 'cluster-nodes.svg');
    writeFileSync(chart, toChart(points));
    context.log(`the chart is in ${chart}`);
    return toFindings(measured, points);
  },
};
