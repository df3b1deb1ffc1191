import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request received by a third-party server. */
export interface Arrival {
  readonly line: string;
  /** Everything in the request, as text. */
  readonly text: string;
}

/** A third-party server that records what it receives. */
export interface Collector {
  readonly origin: string;
  readonly arrivals: readonly Arrival[];
  /** Responds to everything with a redirect from now on. */
  redirectTo(url: string): void;
  close(): Promise<void>;
}

async function readAll(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** Starts a server that every page may call. */
export async function startCollector(): Promise<Collector> {
  const arrivals: Arrival[] = [];
  let target: string | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const line = `${request.method ?? ''} ${request.url ?? ''}`;
    const body = await readAll(request);
    arrivals.push({ line, text: `${line}\n${request.rawHeaders.join('\n')}\n${body}` });
    const { origin = '*', 'access-control-request-headers': wanted = '*' } = request.headers;
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', wanted);
    response.setHeader('access-control-expose-headers', '*');
    if (target === undefined || request.method === 'OPTIONS') {
      response.setHeader('content-type', 'application/json');
      response.end('{"code":0,"msg":"no","data":null}');
    } else {
      response.writeHead(307, { location: target }).end();
    }
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The collector has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    arrivals,
    redirectTo(url) {
      target = url;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
