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

/** Milliseconds that a request takes on average, where each of so many connections always has one (Little's law). */
export function predictResponseMs(connections: number, perSecond: number): number {
  return (connections / perSecond) * 1000;
}
