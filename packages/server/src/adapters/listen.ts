import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { endSlowBodies } from './endSlowBodies.ts';
import { StartError, readSystemCode } from './startError.ts';

type Answer = (request: Request, bindings: Record<string, unknown>) => Response | Promise<Response>;

/** A bound port. */
export interface Listener {
  readonly port: number;
  /** Starts handling requests; before, they get 503. */
  answer(answer: Answer): void;
  /** Closes each connection after its response from now on, so that load balancers stop using it. */
  startDraining(): void;
  /** Accepts no new connections and waits at most ten seconds for running requests. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const drainMs = 10_000;
/**
 * Longer than load balancers keep idle connections (AWS and nginx: 60 seconds), so that they never use a
 * connection while it is closed here.
 */
const keepAliveMs = 75_000;
const headersMs = 20_000;
const checkMs = 5000;
/** For HTTP/1.0 requests, which may omit the host. */
const defaultHost = 'localhost';

/** Binds a port immediately, so that a taken port fails before anything else is done. */
export async function listen(host: string, port: number): Promise<Listener> {
  let answer: Answer = () => new Response('starting', { status: 503, headers: { 'retry-after': '2' } });
  let isDraining = false;
  const serve = getRequestListener(
    (request, bindings) => answer(request, { ...(bindings as HttpBindings) }),
    {
      hostname: defaultHost,
    },
  );
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: headersMs,
      // Bodies have a minimum rate instead of a maximum duration.
      requestTimeout: 0,
      connectionsCheckingInterval: checkMs,
    },
    (request: IncomingMessage, response: ServerResponse) => {
      if (isDraining) response.shouldKeepAlive = false;
      // A proxy and the shop could interpret two hosts differently.
      if (hasTwoHosts(request)) response.writeHead(400, { connection: 'close' }).end();
      else void serve(request, response);
    },
  );
  const stopWatching = endSlowBodies(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    answer(next) {
      answer = next;
    },
    startDraining() {
      isDraining = true;
    },
    async drain() {
      server.close();
      server.closeIdleConnections();
      await Promise.race([closed, pause(drainMs, undefined, { ref: false })]);
    },
    async close() {
      stopWatching();
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/iu.test(name));
  return hosts.length > 1;
}

function explain(error: Error, host: string, port: number): StartError {
  const code = readSystemCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program. Start with another one: PORT=${port + 1} npm start`,
      { cause: error },
    );
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} needs more privileges. Use one above 1023: PORT=8787 npm start`, {
      cause: error,
    });
  }
  return new StartError(
    `Cannot listen on ${host}:${port} (${code}). Set HOST to an address of this machine.`,
    { cause: error },
  );
}
