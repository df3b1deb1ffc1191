import { setTimeout as pause } from 'node:timers/promises';
import {
  context,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_SUMMARY,
  ATTR_DB_RESPONSE_STATUS_CODE,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
  ATTR_SERVICE_INSTANCE_ID,
  ATTR_SERVICE_NAME,
  ATTR_URL_PATH,
  ATTR_URL_SCHEME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
  HTTP_REQUEST_METHOD_VALUE_OTHER,
} from '@opentelemetry/semantic-conventions';
import { readSqlState } from '../../db/database.ts';
import type { Logger } from '../../ports/logger.ts';
import type { TracedResponse, Tracer } from '../../ports/tracer.ts';
import type { Peer } from '../clientAddress.ts';
import type { TraceConfig } from '../traceEnvironment.ts';
import { createJobRuns, noteWork } from './jobRuns.ts';
import { createSpanSender, type SpanCounts } from './sendSpans.ts';
import { summarize } from './summarize.ts';
import { toErrorType, toPassingOn, watchFetches } from './watchFetches.ts';

/** How long a stop waits for the last spans. */
const flushMs = 3000;
/** Of an attribute, in characters. */
const longestValue = 200;
const methods = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'CONNECT',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'QUERY',
]);
const propagator = new W3CTraceContextPropagator();
const readHeader: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: (headers) => [...headers.keys()],
};

export interface TracingOptions {
  readonly config: TraceConfig;
  /** Distinguishes this node from the others of the shop. */
  readonly instance: string;
  /** Who sent a request: the trace of a trusted proxy is continued. */
  readonly readPeer: (bindings: unknown) => Peer;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/** Tracing that is sent to a collector. */
export interface OpenTracing {
  readonly tracer: Tracer;
  /** Spans since the start. */
  counts(): SpanCounts;
  /** Sends the rest, for at most three seconds. */
  close(): Promise<void>;
}

/** Starts tracing for the whole process. */
export function startTracing({ config, instance, readPeer, logger }: TracingOptions): OpenTracing {
  const { url, headers } = config;
  const sender = createSpanSender(new OTLPTraceExporter({ url, headers: { ...headers } }), logger);
  const runs = createJobRuns(sender.processor);
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        [ATTR_SERVICE_INSTANCE_ID]: instance,
        ...config.resourceAttributes,
        [ATTR_SERVICE_NAME]: config.serviceName,
      }),
    ),
    sampler: createSampler(config),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [runs.processor],
  });
  const spans = provider.getTracer('pawlet');
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const stopWatching = watchFetches(spans);
  return {
    tracer: createTracer(spans, runs, readPeer),
    counts: () => sender.counts(),
    async close() {
      stopWatching();
      // A failure is counted and logged by the sender.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, pause(flushMs, undefined, { ref: false })]);
      const waiting = sender.waiting();
      if (waiting > 0) logger.warn('traces not sent before the stop', { spans: waiting });
      context.disable();
    },
  };
}

function createSampler({ sampler, ratio }: TraceConfig): Sampler {
  const [isParentBased, name] = sampler.startsWith('parentbased_')
    ? [true, sampler.slice('parentbased_'.length)]
    : [false, sampler];
  const root =
    name === 'traceidratio'
      ? new TraceIdRatioBasedSampler(ratio)
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

function createTracer(
  spans: OtelTracer,
  runs: ReturnType<typeof createJobRuns>,
  readPeer: TracingOptions['readPeer'],
): Tracer {
  return {
    async traceRequest(request, bindings, handle, read) {
      const peer = readPeer(bindings);
      const method = methods.has(request.method) ? request.method : undefined;
      const parent = toParent(request, peer);
      const span = spans.startSpan(
        method ?? 'HTTP',
        {
          kind: peer === 'none' ? SpanKind.INTERNAL : SpanKind.SERVER,
          attributes: {
            [ATTR_HTTP_REQUEST_METHOD]: method ?? HTTP_REQUEST_METHOD_VALUE_OTHER,
            [ATTR_URL_SCHEME]: new URL(request.url).protocol.slice(0, -1),
          },
        },
        parent,
      );
      try {
        await context.with(trace.setSpan(parent, span), handle);
        describeResponse(span, method ?? 'HTTP', read());
      } finally {
        span.end();
      }
    },

    async traceJob(job, run) {
      const span = spans.startSpan(`job ${job}`, { attributes: { 'pawlet.job': job } }, ROOT_CONTEXT);
      if (!span.isRecording()) {
        await run();
        return;
      }
      const running = runs.start(span.spanContext().traceId, trace.setSpan(ROOT_CONTEXT, span));
      try {
        const outcome = await context.with(running.context, run);
        if (outcome !== 'failed') return;
        noteWork(running.context);
        span.setStatus({ code: SpanStatusCode.ERROR });
      } finally {
        span.end();
        running.end();
      }
    },

    async traceStatement(text, send) {
      const current = context.active();
      const statement = trace.getSpan(current)?.isRecording() === true ? summarize(text) : undefined;
      if (statement === undefined) return send();
      const { summary, operation, table } = statement;
      const span = spans.startSpan(
        summary,
        {
          kind: SpanKind.CLIENT,
          attributes: {
            [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
            [ATTR_DB_OPERATION_NAME]: operation,
            [ATTR_DB_QUERY_SUMMARY]: summary,
            ...(table === undefined ? {} : { [ATTR_DB_COLLECTION_NAME]: table }),
          },
        },
        current,
      );
      try {
        const result = await send();
        if (operation !== 'SELECT' && countRows(result) > 0) noteWork(current);
        return result;
      } catch (error) {
        const state = readSqlState(error);
        if (state !== undefined) span.setAttribute(ATTR_DB_RESPONSE_STATUS_CODE, state);
        fail(span, state ?? toErrorType(error));
        throw error;
      } finally {
        span.end();
      }
    },

    async traceMail({ host, port }, send) {
      const current = context.active();
      if (trace.getSpan(current)?.isRecording() !== true) return send();
      noteWork(current);
      const attributes = {
        [ATTR_SERVER_ADDRESS]: host,
        ...(port === undefined ? {} : { [ATTR_SERVER_PORT]: port }),
      };
      const span = spans.startSpan('send e-mail', { kind: SpanKind.CLIENT, attributes }, current);
      try {
        const delivery = await send();
        if (delivery !== 'sent') fail(span, delivery);
        return delivery;
      } finally {
        span.end();
      }
    },

    passOn: (call) => context.with(toPassingOn(context.active()), call),

    readTraceId() {
      const span = trace.getActiveSpan();
      return span?.isRecording() === true ? span.spanContext().traceId : undefined;
    },
  };
}

/** Anybody could send a `traceparent`, and fill the collector or join the traces of others: only proxies are believed. */
function toParent(request: Request, peer: Peer): Context {
  if (peer === 'none') return context.active();
  if (peer === 'other') return ROOT_CONTEXT;
  return propagator.extract(ROOT_CONTEXT, request.headers, readHeader);
}

function describeResponse(
  span: Span,
  method: string,
  { route, path, status, outcome }: TracedResponse,
): void {
  if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute(ATTR_HTTP_ROUTE, route);
  if (path !== undefined) span.setAttribute(ATTR_URL_PATH, path);
  span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status).setAttribute('pawlet.outcome', outcome);
  if (status >= 500) fail(span, String(status));
}

function fail(span: Span, type: string): void {
  span.setAttribute(ATTR_ERROR_TYPE, type).setStatus({ code: SpanStatusCode.ERROR });
}

/** The rows that a statement wrote, by the drivers of PostgreSQL and of the embedded database. */
function countRows(result: unknown): number {
  if (typeof result !== 'object' || result === null) return 0;
  if ('rowCount' in result && typeof result.rowCount === 'number') return result.rowCount;
  return 'affectedRows' in result && typeof result.affectedRows === 'number' ? result.affectedRows : 0;
}
