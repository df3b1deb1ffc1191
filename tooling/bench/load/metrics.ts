import { randomBytes } from 'node:crypto';

/** Secret of the measured shops, needed to read their metrics. */
export const benchSecret = randomBytes(24).toString('hex');

/** The shop's own figures at `/metrics`. */
export interface ShopMetrics {
  /** Seconds of CPU since its start. */
  readonly cpuSeconds: number;
  readonly residentMegabytes: number;
  readonly heapMegabytes: number;
  /** Buffers and other memory outside the heap. */
  readonly externalMegabytes: number;
  /** Requests by outcome, such as `ok` or a reason. */
  readonly outcomes: ReadonlyMap<string, number>;
}

const line = /^(\w+)(?:\{([^}]*)\})? ([\d.eE+-]+)$/gmu;

/** Reads the shop's own figures. */
export async function readMetrics(url: string): Promise<ShopMetrics> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${benchSecret}` } });
  if (!reply.ok) throw new Error(`bench: /metrics returned ${reply.status}`);
  const outcomes = new Map<string, number>();
  const values = new Map<string, number>();
  for (const [, name = '', labels = '', value = ''] of (await reply.text()).matchAll(line)) {
    if (labels === '') values.set(name, Number(value));
    if (name !== 'pawlet_http_requests_total') continue;
    const outcome = /outcome="([^"]*)"/u.exec(labels)?.[1] ?? '';
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + Number(value));
  }
  const megabytes = (name: string) => (values.get(name) ?? 0) / 1e6;
  return {
    cpuSeconds: values.get('process_cpu_seconds_total') ?? 0,
    residentMegabytes: megabytes('process_resident_memory_bytes'),
    heapMegabytes: megabytes('nodejs_heap_size_used_bytes'),
    externalMegabytes: megabytes('nodejs_external_memory_bytes'),
    outcomes,
  };
}

/** Outcomes other than `ok` between two readings. */
export function refusalsBetween(before: ShopMetrics, after: ShopMetrics): Record<string, number> {
  const grown = [...after.outcomes].map(([outcome, count]): [string, number] => [
    outcome,
    count - (before.outcomes.get(outcome) ?? 0),
  ]);
  return Object.fromEntries(grown.filter(([outcome, count]) => outcome !== 'ok' && count > 0));
}
