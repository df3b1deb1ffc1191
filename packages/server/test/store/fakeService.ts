import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request received by a fake service. */
export interface FakeRequest {
  readonly method: string;
  /** Including the query string. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

/** Its response. */
export interface FakeReply {
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body: string;
}

/** A fake of an external service on this machine. */
export interface FakeService {
  readonly origin: string;
  /** All received requests, oldest first. */
  readonly requests: readonly FakeRequest[];
  close(): Promise<void>;
}

/** Starts a fake service on a free port. */
export async function startFakeService(
  answer: (request: FakeRequest) => FakeReply | Promise<FakeReply>,
): Promise<FakeService> {
  const requests: FakeRequest[] = [];
  async function reply(request: FakeRequest, outgoing: ServerResponse): Promise<void> {
    try {
      const { status = 200, headers, body } = await answer(request);
      outgoing.writeHead(status, headers).end(body);
    } catch (error) {
      outgoing.writeHead(500).end(String(error));
    }
  }
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const request: FakeRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: new Headers(
          Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
        ),
        body: Buffer.concat(parts).toString('utf8'),
      };
      requests.push(request);
      void reply(request, outgoing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
