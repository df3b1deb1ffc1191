import autocannon, { type Request, type Result } from 'autocannon';

/** The result of one measurement. */
export interface Measurement {
  readonly name: string;
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p97: number;
  readonly p99: number;
  readonly longest: number;
  /** Broken connections, time-outs and responses outside 2xx. */
  readonly errors: number;
  readonly kilobytesPerReply: number;
}

interface DriveOptions {
  readonly name: string;
  readonly url: string;
  readonly connections: number;
  /** The requests of each connection, in order, repeated. */
  readonly loadRequests: (connection: number) => Request[];
  /** Seconds to run; without it, every connection sends its requests once. */
  readonly seconds?: number | undefined;
}

/** Sends requests over keep-alive connections, each as soon as the previous one is answered. */
export async function drive({
  name,
  url,
  connections,
  loadRequests,
  seconds,
}: DriveOptions): Promise<Measurement> {
  const lists = Array.from({ length: connections }, (_, connection) => loadRequests(connection));
  const amount = lists.reduce((sum, list) => sum + list.length, 0);
  let connection = 0;
  const result: Result = await autocannon({
    url,
    connections,
    timeout: 30,
    ...(seconds === undefined ? { amount } : { duration: seconds }),
    setupClient(client) {
      const own = lists[connection++ % connections];
      if (own !== undefined) client.setRequests(own);
    },
  });
  const { total } = result.requests;
  return {
    name,
    requests: total,
    seconds: result.duration,
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    longest: result.latency.max,
    errors: result.errors + result.non2xx,
    kilobytesPerReply: result.throughput.total / Math.max(1, total) / 1000,
  };
}

/** Distributes one list over several, round-robin. */
export function deal<T>(list: readonly T[], parts: number): T[][] {
  return Array.from({ length: parts }, (_, hand) => list.filter((_item, index) => index % parts === hand));
}

/** Runs a task for every item, a few at a time; returns the results in the order of the list. */
export async function forEach<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < list.length; index = next++) {
      const item = list[index];
      if (item !== undefined) results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
