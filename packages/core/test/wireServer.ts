import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Body as a string. */
  readonly text: string;
  /** Body as JSON, {} if invalid. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** The response; without a status 200. `hang` never responds, `drop` closes the connection. */
export type WireAnswer =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
      /** Milliseconds before the response. */
      readonly afterMs?: number;
    }
  | 'hang'
  | 'drop';

/** Handles one request; `turn` counts the requests to the same path from 0. */
export type WireHandler = (request: SeenRequest, turn: number) => WireAnswer | Promise<WireAnswer>;

/** A real HTTP server on localhost with a table of handlers. */
export interface WireServer {
  readonly origin: string;
  readonly requests: readonly SeenRequest[];
  on(path: string, handler: WireHandler): void;
  requestsTo(path: string): readonly SeenRequest[];
  close(): Promise<void>;
}

/** Starts a server on a free port. */
export async function startWireServer(): Promise<WireServer> {
  const handlers = new Map<string, WireHandler>();
  const requests: SeenRequest[] = [];
  const requestsTo = (path: string): readonly SeenRequest[] =>
    requests.filter((request) => request.path === path);

  const server = createServer((message, response) => {
    void (async () => {
      const request = await readRequest(message);
      const turn = requestsTo(request.path).length;
      requests.push(request);
      const answer = await (handlers.get(request.path)?.(request, turn) ?? { status: 404 });
      if (answer === 'hang') return;
      if (answer === 'drop') {
        message.socket.destroy();
        return;
      }
      if (answer.afterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, answer.afterMs));
      const { status = 200, headers = {}, body = '' } = answer;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    requestsTo,
    on: (path, handler) => void handlers.set(path, handler),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(message: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const url = new URL(message.url ?? '/', 'http://127.0.0.1');
  return {
    method: message.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    text,
    json: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}
