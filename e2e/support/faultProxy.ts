import { once } from 'node:events';
import { Agent, createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A call as it came in, read to its end. */
export interface ProxiedCall {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly response: ServerResponse;
  /** Lets the server do what is asked for; answers what it said, and says nothing itself. */
  ask(): Promise<Reply>;
}

/** What the server said. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What goes wrong with one call; done when the call has gone all the way that it will go. */
export type Fault = (call: ProxiedCall) => Promise<void>;

/** The shop's public address, on a line on which things go wrong. */
export interface FaultProxy {
  readonly origin: string;
  /** Does this to the next calls of a path. */
  arm(path: string, fault: Fault, times?: number): void;
  /** Takes no connections, and ends those there are, until `lift`. */
  goAway(): Promise<void>;
  /** Ends what goes wrong from now on. */
  lift(): Promise<void>;
  /** Whether a call has met a fault since one was armed. */
  hasMet(): boolean;
  /** Whether nothing goes wrong any more: every call for which a fault was armed has met it, and gone all its way. */
  isOver(): boolean;
  close(): Promise<void>;
}

const calls = /^\/(?:addons|api|cloud)\//u;

/** Hands an answer on as it was. */
export function answer(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  response.end(body);
}

/**
 * Starts it on a free port; `target` returns the store's address once it runs. Every request waits `latencyMs` before it goes on:
 * a line on which a request is what costs.
 */
export async function startFaultProxy(target: () => string, latencyMs = 0): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let armed: { readonly path: string; readonly fault: Fault; left: number } | undefined;
  let running = 0;
  let hasMet = false;

  const ask = async (request: IncomingMessage, body: Buffer): Promise<Reply> => {
    const { hostname, port } = new URL(target());
    const { url: path = '/', method = 'GET', headers } = request;
    const onward = send({ agent, hostname, port, path, method, headers }).end(body);
    const [reply] = (await once(onward, 'response')) as [IncomingMessage];
    return { status: reply.statusCode ?? 502, headers: reply.headers, body: await readAll(reply) };
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
    if (latencyMs > 0) await pause(latencyMs);
    const fault = faultFor(request.url ?? '');
    if (fault !== undefined) running += 1;
    try {
      await (fault ?? pass)({ request, body, response, ask: () => ask(request, body) });
    } catch {
      // The store, or the page, has gone away in the midst of it.
      response.destroy();
    } finally {
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
    goAway: stop,
    async lift() {
      armed = undefined;
      if (!server.listening) await listen(port);
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
