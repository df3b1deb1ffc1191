/** What one request costs, in seconds of CPU. */
export interface RequestCost {
  readonly node: number;
  readonly database: number;
}

/** What serves requests, in cores. */
export interface Capacity {
  readonly nodes: number;
  readonly coresPerNode: number;
  readonly databaseCores: number;
}

/** The model of docs/scale.md: requests a second, limited by the nodes or by the database. */
export function predictThroughput(cost: RequestCost, capacity: Capacity): number {
  const { nodes, coresPerNode, databaseCores } = capacity;
  return Math.min((nodes * coresPerNode) / cost.node, databaseCores / cost.database);
}

/**
 * Milliseconds within which 99 of 100 requests are answered. Each of a node's connections always has a request, so one
 * waits for those of all others and itself: a sum of as many service times, each taken as exponential (Erlang's
 * distribution).
 */
export function predictP99Ms(connectionsPerNode: number, perSecondPerNode: number): number {
  const isLaterThan = (services: number) => {
    let term = Math.exp(-services);
    let sum = 0;
    for (let waiting = 1; waiting <= connectionsPerNode; waiting += 1) {
      sum += term;
      term *= services / waiting;
    }
    return sum;
  };
  let [low, high] = [0, 20 * connectionsPerNode];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (isLaterThan(middle) > 0.01) low = middle;
    else high = middle;
  }
  return (high / perSecondPerNode) * 1000;
}
