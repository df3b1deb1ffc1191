import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  context,
  createContextKey,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapSetter,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { isTracingSuppressed, TRACE_PARENT_HEADER, W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
} from '@opentelemetry/semantic-conventions';
import { noteWork } from './jobRuns.ts';

/** The part of undici's request that its channels publish. */
interface FetchRequest {
  readonly method: string;
  readonly origin: string | URL;
  addHeader(name: string, value: string): unknown;
}

interface FetchMessage {
  readonly request: FetchRequest;
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

const passesOn = createContextKey('pawlet passes the trace on');
const propagator = new W3CTraceContextPropagator();

/** Only the ids: the state of other tracing systems stays here. */
const addParent: TextMapSetter<FetchRequest> = {
  set(request, name, value) {
    if (name === TRACE_PARENT_HEADER) request.addHeader(name, value);
  },
};

/** A context in which requests carry the trace to their receiver. */
export function toPassingOn(current: Context): Context {
  return current.setValue(passesOn, true);
}

/**
 * Records each `fetch` within a request or a job, by the channels on which Node publishes them: from the request to the
 * headers of the response, with the server, and without the path, which may have a position or a name in it. Returns a
 * function that stops it.
 */
export function watchFetches(tracer: Tracer): () => void {
  const spans = new WeakMap<FetchRequest, Span>();
  const create = (message: unknown): void => {
    const current = context.active();
    if (trace.getSpan(current)?.isRecording() !== true || isTracingSuppressed(current)) return;
    const { request } = message as FetchMessage;
    const { hostname, port, protocol } = new URL(request.origin);
    noteWork(current);
    const span = tracer.startSpan(
      request.method,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: request.method,
          [ATTR_SERVER_ADDRESS]: hostname,
          [ATTR_SERVER_PORT]: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
        },
      },
      current,
    );
    spans.set(request, span);
    if (current.getValue(passesOn) === true)
      propagator.inject(trace.setSpan(current, span), request, addParent);
  };
  const finish = (message: unknown): void => {
    const { request, response } = message as FetchMessage;
    const span = spans.get(request);
    if (span === undefined) return;
    spans.delete(request);
    if (response === undefined) {
      span.setAttribute(ATTR_ERROR_TYPE, toErrorType((message as FetchMessage).error));
      span.setStatus({ code: SpanStatusCode.ERROR });
    } else {
      span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, response.statusCode);
      if (response.statusCode >= 400) {
        span.setAttribute(ATTR_ERROR_TYPE, String(response.statusCode));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
    }
    span.end();
  };
  const listeners = {
    'undici:request:create': create,
    'undici:request:headers': finish,
    'undici:request:error': finish,
  } as const;
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}

/** Its code or name: the message of an error may repeat what was sent. */
export function toErrorType(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
