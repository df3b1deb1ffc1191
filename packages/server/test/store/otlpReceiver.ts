import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import protobuf from 'protobufjs';

/** A span as it arrived. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** '' for the root of a trace. */
  readonly parentId: string;
  readonly name: string;
  /** 1 internal, 2 server, 3 client. */
  readonly kind: number;
  /** 2 for an error. */
  readonly status: number;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  /** Attributes of the node that sent it. */
  readonly resource: Readonly<Record<string, string | number | boolean>>;
}

/** A receiver of traces on this machine. */
export interface OtlpReceiver {
  readonly origin: string;
  readonly spans: readonly ReceivedSpan[];
  /** Headers of the last request. */
  readonly headers: Headers;
  /** Everything that arrived, as text: nothing that a person entered may be in it. */
  text(): string;
  /** How it replies from now on; `never` keeps the request open. */
  reply(how: number | 'never'): void;
  close(): Promise<void>;
}

/** The part of OpenTelemetry's protocol that traces use, from its specification. */
const { root } = protobuf.parse(`
  syntax = "proto3";
  message ExportTraceServiceRequest { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1; bytes span_id = 2; bytes parent_span_id = 4; string name = 5; int32 kind = 6;
    repeated KeyValue attributes = 9; repeated Event events = 11; Status status = 15;
  }
  message Event { string name = 2; repeated KeyValue attributes = 3; }
  message Status { string message = 2; int32 code = 3; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue {
    oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4; }
  }
`);
const request = root.lookupType('ExportTraceServiceRequest');

interface RawAttribute {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly boolValue?: boolean;
    readonly intValue?: number;
    readonly doubleValue?: number;
  };
}

interface RawRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly RawAttribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId: string;
        readonly name: string;
        readonly kind: number;
        readonly attributes: readonly RawAttribute[];
        readonly status?: { readonly code: number };
      }[];
    }[];
  }[];
}

function toRecord(attributes: readonly RawAttribute[]): Record<string, string | number | boolean> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? value.intValue ?? value.doubleValue ?? '',
    ]),
  );
}

const toHex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');

function decode(body: Buffer): ReceivedSpan[] {
  const message = request.toObject(request.decode(body), { bytes: String, longs: Number, arrays: true });
  return (message as RawRequest).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: toHex(span.traceId),
        spanId: toHex(span.spanId),
        parentId: span.parentSpanId === undefined ? '' : toHex(span.parentSpanId),
        name: span.name,
        kind: span.kind,
        status: span.status?.code ?? 0,
        attributes: toRecord(span.attributes),
        resource: toRecord(resource.attributes),
      })),
    ),
  );
}

/** Starts a receiver on a free port. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  let headers = new Headers();
  let raw = '';
  let how: number | 'never' = 200;
  const answer = (path: string | undefined, body: Buffer, response: ServerResponse): void => {
    if (how === 'never') return;
    if (path !== '/v1/traces') return void response.writeHead(404).end();
    if (how === 200) {
      spans.push(...decode(body));
      raw += body.toString('latin1');
    }
    response.writeHead(how, { 'content-type': 'application/x-protobuf' }).end();
  };
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      headers = new Headers(
        Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
      );
      answer(incoming.url, Buffer.concat(parts), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    spans,
    get headers() {
      return headers;
    },
    text: () => raw,
    reply(next) {
      how = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
