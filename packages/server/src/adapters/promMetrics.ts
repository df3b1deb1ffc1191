import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../ports/metrics.ts';

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const renderSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1];
const jobSeconds = [0.01, 0.05, 0.25, 1, 5, 30];

/** The pool's connections, where there is a pool. */
export interface PoolState {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Collects metrics of this process with prom-client; each node is scraped on its own. */
export function createPromMetrics(pool?: () => PoolState): Metrics {
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
  const connections = new Gauge({
    name: 'pawlet_database_connections',
    help: 'Connections of the pool by state, and waiting callers.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool?.() ?? {})) this.set({ state }, Number(count));
    },
  });
  if (pool === undefined) registry.removeSingleMetric('pawlet_database_connections');
  connections.reset();

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
    async expose({ isUp, seconds }) {
      up.set(isUp ? 1 : 0);
      probe.set(seconds);
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
