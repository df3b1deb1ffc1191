import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ServerMode } from '../../../packages/widgets/test/conformance/types.ts';

/** The shop's public origin, with a proxy that can delay or drop API calls. */
export interface ServerProxy {
  readonly origin: string;
  setMode(mode: ServerMode): void;
  /** Pending calls. */
  pending(): number;
  close(): Promise<void>;
}

const calls = /^\/(?:addons|api|cloud)\//u;

/** Starts it on a free port; `target` returns the store's URL once it runs. */
export async function startServerProxy(target: () => string): Promise<ServerProxy> {
  let mode: ServerMode = 'answers';
  let pending = 0;
  const waiting = new Set<() => void>();
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const { hostname, port } = new URL(target());
    const onward = send(
      { hostname, port, path: request.url ?? '/', method: request.method ?? 'GET', headers: request.headers },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };
  const server = createServer((request, response) => {
    if (!calls.test(request.url ?? '')) {
      pass(request, response);
      return;
    }
    pending += 1;
    response.once('close', () => {
      pending -= 1;
    });
    if (mode === 'fails') response.destroy();
    else if (mode === 'waits') waiting.add(() => pass(request, response));
    else pass(request, response);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    setMode(next) {
      mode = next;
      if (next === 'waits') return;
      for (const go of waiting) go();
      waiting.clear();
    },
    pending: () => pending,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
