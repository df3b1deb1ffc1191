import { once } from 'node:events';
import { Agent, createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A call as received, with its whole body. */
export interface ProxiedCall {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly response: ServerResponse;
  /** Lets the server handle the request; returns its response without sending it. */
  ask(): Promise<Reply>;
}

/** The server's response. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A fault of one call; done when the call has completely ended. */
export type Fault = (call: ProxiedCall) => Promise<void>;

/** The shop's public origin, on a line with faults. */
export interface FaultProxy {
  readonly origin: string;
  /** Applies this fault to the next calls of a path. */
  arm(path: string, fault: Fault, times?: number): void;
  /** Accepts no connections, and closes the existing ones, until `lift`. */
  disconnect(): Promise<void>;
  /** Ends all faults from now on. */
  lift(): Promise<void>;
  /**
   * Counts the requests in the longest chain of sequential ones from now on; one that waits in the browser for a
   * free connection is in the chain of the request that had it.
   */
  countRoundTrips(): () => number;
  /** Whether a call has met a fault since one was armed. */
  hasMet(): boolean;
  /** Whether no fault is active any more: every call for which one was armed has met it, and has ended. */
  isOver(): boolean;
  close(): Promise<void>;
}

const calls = /^\/(?:addons|api|cloud)\//u;

/** Forwards a response unchanged. */
export function answer(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  response.end(body);
}

/** Properties of the line for all requests. */
export interface LineOptions {
  /**
   * Milliseconds that every request waits before it is forwarded: a line on which requests are what costs.
   * @default 0
   */
  readonly latencyMs?: number;
  /** Changes a response, or delays it; every one arrives uncompressed. */
  readonly change?: (path: string, reply: Reply) => Promise<Reply>;
}

/** Starts it on a free port; `target` returns the store's URL once it runs. */
export async function startFaultProxy(
  target: () => string,
  { latencyMs = 0, change }: LineOptions = {},
): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let armed: { readonly path: string; readonly fault: Fault; left: number } | undefined;
  let running = 0;
  let hasMet = false;
  let chain = { ended: 0 };

  const ask = async (request: IncomingMessage, body: Buffer): Promise<Reply> => {
    const { hostname, port } = new URL(target());
    const { url: path = '/', method = 'GET', headers } = request;
    if (change !== undefined) delete headers['accept-encoding'];
    const onward = send({ agent, hostname, port, path, method, headers }).end(body);
    const [received] = (await once(onward, 'response')) as [IncomingMessage];
    const reply = {
      status: received.statusCode ?? 502,
      headers: received.headers,
      body: await readAll(received),
    };
    return change === undefined ? reply : change(path, reply);
  };

  const pass: Fault = async ({ response, ask: go }) => answer(response, await go());

  const faultFor = (url: string): Fault | undefined => {
    if (!calls.test(url)) return undefined;
    if (armed === undefined || armed.left === 0) return undefined;
    if (new URL(url, 'http://shop.test').pathname !== armed.path) return undefined;
    armed.left -= 1;
    hasMet = true;
    return armed.fault;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readAll(request);
    const counted = chain;
    const place = counted.ended + 1;
    if (latencyMs > 0) await pause(latencyMs);
    const fault = faultFor(request.url ?? '');
    if (fault !== undefined) running += 1;
    try {
      await (fault ?? pass)({ request, body, response, ask: () => ask(request, body) });
    } catch {
      // The store, or the page, has disconnected in the middle of it.
      response.destroy();
    } finally {
      counted.ended = Math.max(counted.ended, place);
      if (fault !== undefined) running -= 1;
    }
  };

  const server: Server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
    return address.port;
  };
  const stop = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  const port = await listen(0);

  return {
    origin: `http://localhost:${port}`,
    arm(path, fault, times = 1) {
      armed = { path, fault, left: times };
      hasMet = false;
    },
    disconnect: stop,
    async lift() {
      armed = undefined;
      if (!server.listening) await listen(port);
    },
    countRoundTrips() {
      const counted = { ended: 0 };
      chain = counted;
      return () => counted.ended;
    },
    hasMet: () => hasMet,
    isOver: () => running === 0 && (armed?.left ?? 0) === 0 && server.listening,
    async close() {
      agent.destroy();
      if (server.listening) await stop();
    },
  };
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
