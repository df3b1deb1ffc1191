import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import {
  type CacheMeasure,
  type Metrics,
  type MoneyMeasure,
  paymentResults,
  refundResults,
  type ShopMeasure,
} from '../ports/metrics.ts';
import type { ReplicaReads, ReplicaState } from '../ports/replica.ts';
import type { ChannelState } from './followChanges.ts';

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const renderSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1];
const jobSeconds = [0.01, 0.05, 0.25, 1, 5, 30];

/** The pool's connections, where there is a pool. */
export interface PoolState {
  /** Most connections. */
  readonly size: number;
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The replica's state, its reads and its connections. */
export interface ReplicaMeasure {
  readonly state: ReplicaState;
  readonly reads: ReplicaReads;
  readonly pool: PoolState;
}

/** What the metrics of a node are read from. */
export interface MetricSources {
  /** @default there is no pool */
  readonly pool?: (() => PoolState) | undefined;
  /** @default there is no channel of changes */
  readonly changes?: (() => ChannelState) | undefined;
  /** @default there is no replica */
  readonly replica?: (() => ReplicaMeasure) | undefined;
  /** @default there is no cache */
  readonly cache?: (() => CacheMeasure) | undefined;
  /** Ids of the payment providers: their counters begin with 0, so that the first failure is an increase. @default they begin with the first event */
  readonly providers?: readonly string[] | undefined;
  /** Spans of traces since the start. @default there are no traces */
  readonly spans?: (() => SpanMeasure) | undefined;
}

/** Spans of traces that were sent, and those that were not. */
export interface SpanMeasure {
  readonly sent: number;
  readonly lost: number;
}

/** Collects metrics of this process with prom-client; each node is scraped on its own. */
export function createPromMetrics({
  pool,
  cache,
  changes,
  replica,
  spans,
  providers = [],
}: MetricSources = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'pawlet_http_requests_total',
    help: 'Requests by call, HTTP status and outcome (ok, or the reason of the refusal).',
    labelNames: ['method', 'route', 'status', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'pawlet_http_request_duration_seconds',
    help: 'Time from the headers of a request to the headers of its response.',
    labelNames: ['method', 'route'],
    buckets: requestSeconds,
    registers,
  });
  const runs = new Counter({
    name: 'pawlet_job_runs_total',
    help: 'Runs of jobs by outcome.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const runDurations = new Histogram({
    name: 'pawlet_job_duration_seconds',
    help: 'Duration of a job run.',
    labelNames: ['job'],
    buckets: jobSeconds,
    registers,
  });
  const renderings = new Counter({
    name: 'pawlet_page_renderings_total',
    help: 'Pages of the storefront that were rendered, or sent for the client to render (slow, failed, refused).',
    labelNames: ['outcome'],
    registers,
  });
  const renderDurations = new Histogram({
    name: 'pawlet_page_rendering_duration_seconds',
    help: 'Time to load and render a page of the storefront.',
    buckets: renderSeconds,
    registers,
  });
  const up = new Gauge({ name: 'pawlet_database_up', help: '1 while the database responds.', registers });
  const probe = new Gauge({
    name: 'pawlet_database_probe_seconds',
    help: 'Minimum response time of the database.',
    registers,
  });
  if (pool !== undefined) addPool(registry, 'pawlet_database', pool);
  if (changes !== undefined) addChanges(registry, changes);
  if (replica !== undefined) addReplica(registry, replica);
  if (cache !== undefined) addCache(registry, cache);
  if (spans !== undefined) addSpans(registry, spans);
  const countPayment = addMoney(registry, {
    name: 'payment',
    paid: 'paid',
    results: paymentResults,
    help: 'Payments that were started, could not be started (unreachable), succeeded, failed, were canceled, or were paid and not wanted (surplus).',
    providers,
  });
  const countRefund = addMoney(registry, {
    name: 'refund',
    paid: 'refunded',
    results: refundResults,
    help: 'Refunds: attempts at the provider (requested), those without a response (unreachable), succeeded and refused ones.',
    providers,
  });
  const shopGauges = createShopGauges(registry);

  return {
    countRequest({ method, route, status, outcome, seconds }) {
      requests.inc({ method, route, status: String(status), outcome });
      durations.observe({ method, route }, seconds);
    },
    countJob({ job, outcome, seconds }) {
      runs.inc({ job, outcome });
      runDurations.observe({ job }, seconds);
    },
    countRendering({ outcome, seconds }) {
      renderings.inc({ outcome });
      if (seconds !== undefined) renderDurations.observe(seconds);
    },
    countPayment,
    countRefund,
    async expose({ isUp, seconds }, shop) {
      up.set(isUp ? 1 : 0);
      probe.set(seconds);
      shopGauges.set(shop);
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

interface MoneyCounters<TResult extends string> {
  readonly name: 'payment' | 'refund';
  readonly paid: 'paid' | 'refunded';
  readonly results: readonly TResult[];
  readonly help: string;
  readonly providers: readonly string[];
}

/** Adds counters of payments or refunds, and returns the function that counts one. */
function addMoney<TResult extends string>(
  registry: Registry,
  { name, paid, results, help, providers }: MoneyCounters<TResult>,
) {
  const registers = [registry];
  const events = new Counter({
    name: `pawlet_${name}s_total`,
    help,
    labelNames: ['provider', 'result'],
    registers,
  });
  const amounts = new Counter({
    name: `pawlet_${paid}_amount_total`,
    help: `Amount that was ${paid}, in units of the currency (12.5 are 12.50 euros).`,
    labelNames: ['provider', 'currency'],
    registers,
  });
  for (const provider of providers) for (const result of results) events.inc({ provider, result }, 0);
  return ({
    provider,
    result,
    money,
  }: {
    readonly provider: string;
    readonly result: TResult;
    readonly money?: MoneyMeasure | undefined;
  }): void => {
    events.inc({ provider, result });
    if (money !== undefined) amounts.inc({ provider, currency: money.currency }, money.amountMinor / 100);
  };
}

function addPool(registry: Registry, prefix: string, pool: () => PoolState): void {
  const registers = [registry];
  void new Gauge({
    name: `${prefix}_connections`,
    help: 'Connections of the pool by state, and waiting callers.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  addGauge(registry, `${prefix}_connections_max`, 'Most connections of the pool.', () => pool().size);
}

function addGauge(registry: Registry, name: string, help: string, read: () => number | undefined): void {
  void new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const value = read();
      // Without a value there is no sample, rather than 0.
      if (value === undefined || !Number.isFinite(value)) this.remove({});
      else this.set(value);
    },
  });
}

function addChanges(registry: Registry, changes: () => ChannelState): void {
  const gauge = (name: string, help: string, read: (state: ChannelState) => number | undefined) =>
    addGauge(registry, `pawlet_changes_${name}`, help, () => read(changes()));
  gauge(
    'known',
    '1 while the changes that other nodes publish are known: only then caches live for minutes.',
    (state) => Number(state.isKnown),
  );
  gauge(
    'listening',
    '1 while the node is notified of changes; otherwise it looks for them once a second.',
    (state) => Number(state.isListening),
  );
  gauge(
    'lag_seconds',
    'Time since the last successful look for changes: what was changed earlier is known.',
    (state) => state.lookAgeSeconds,
  );
  gauge('last_timestamp_seconds', 'Time of the last look that found changes.', ({ changeAgeSeconds }) =>
    changeAgeSeconds === undefined ? undefined : Date.now() / 1000 - changeAgeSeconds,
  );
  void new Counter({
    name: 'pawlet_changes_losses_total',
    help: 'How often the connection for changes was lost.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(changes().losses);
    },
  });
}

function addReplica(registry: Registry, replica: () => ReplicaMeasure): void {
  addGauge(registry, 'pawlet_replica_up', '1 while the replica serves reads.', () =>
    Number(replica().state.state === 'ok'),
  );
  addGauge(
    registry,
    'pawlet_replica_lag_seconds',
    'Time by which the replica is behind the primary, at most; 600 for more.',
    () => replica().state.lagSeconds,
  );
  void new Counter({
    name: 'pawlet_replica_reads_total',
    help: 'Reads for the cache by who served them: the replica, the primary in its place, or the replica while the primary was away (failover).',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(replica().reads)) this.inc({ source }, Number(count));
    },
  });
  addPool(registry, 'pawlet_replica', () => replica().pool);
}

function addCache(registry: Registry, cache: () => CacheMeasure): void {
  const registers = [registry];
  void new Counter({
    name: 'pawlet_cache_requests_total',
    help: 'Values that were sent from the cache (hit) or had to be loaded (miss).',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = cache();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });
  void new Gauge({
    name: 'pawlet_cache_bytes',
    help: 'Estimated size of the cache.',
    registers,
    collect() {
      this.set(cache().bytes);
    },
  });
}

function addSpans(registry: Registry, spans: () => SpanMeasure): void {
  void new Counter({
    name: 'pawlet_trace_spans_total',
    help: 'Spans of traces that the receiver accepted (sent), or that could not be sent (lost).',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      const { sent, lost } = spans();
      this.reset();
      this.inc({ outcome: 'sent' }, sent);
      this.inc({ outcome: 'lost' }, lost);
    },
  });
}

/** Gauges of the whole shop: every node has the same values. Without them there are no samples, rather than old ones. */
function createShopGauges(registry: Registry) {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const waiting = gauge('pawlet_queue_waiting', 'Entries of a queue that wait for a job.', ['queue']);
  const failing = gauge('pawlet_queue_failing', 'Entries of a queue that have failed three times or more.', [
    'queue',
  ]);
  const late = gauge('pawlet_queue_late_seconds', 'Time since the oldest overdue entry of a queue was due.', [
    'queue',
  ]);
  const placed = gauge('pawlet_orders_placed_last_hour', 'Orders placed within the last hour.');
  const paid = gauge('pawlet_orders_paid_last_hour', 'Orders placed within the last hour that are paid.');
  const last = gauge('pawlet_last_order_timestamp_seconds', 'Time of the newest order.');
  const toShip = gauge('pawlet_orders_to_ship', 'Paid orders that are not shipped yet.');
  const since = gauge(
    'pawlet_orders_to_ship_since_timestamp_seconds',
    'Time of the oldest payment of these.',
  );
  const running = gauge('pawlet_nodes_running', 'Nodes that run on the database.');
  const disagree = gauge(
    'pawlet_nodes_disagree',
    '1 where the nodes differ in what should be the same: build, secret, keys, uploads, origin, payment, messages, mode.',
    ['about'],
  );
  return {
    set(shop: ShopMeasure | undefined) {
      // A gauge without labels would start at 0.
      for (const one of [placed, paid, last, toShip, since, running]) one.remove({});
      for (const one of [waiting, failing, late, disagree]) one.reset();
      if (shop === undefined) return;
      for (const { queue, ...state } of shop.queues) {
        waiting.set({ queue }, state.waiting);
        failing.set({ queue }, state.failing);
        late.set({ queue }, state.lateSeconds);
      }
      placed.set(shop.placed);
      paid.set(shop.paid);
      toShip.set(shop.toShip);
      if (shop.lastOrder !== null) last.set(shop.lastOrder);
      if (shop.toShipSince !== null) since.set(shop.toShipSince);
      if (shop.nodes === undefined) return;
      running.set(shop.nodes.running);
      for (const [about, differs] of Object.entries(shop.nodes.disagrees))
        disagree.set({ about }, Number(differs));
    },
  };
}
