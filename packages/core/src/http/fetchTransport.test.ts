import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { send } from './fetchTransport.ts';
import type { WireRequest } from './transport.ts';

interface Seen {
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly at: number;
}

let server: Server;
let seen: Seen[];
let answers: readonly { readonly status: number; readonly headers?: Record<string, string> }[];
let url: string;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const answer = answers[Math.min(seen.length, answers.length - 1)] ?? { status: 200 };
      const { host: _, ...headers } = request.headers;
      seen.push({ method: request.method, headers, body, at: performance.now() });
      response.writeHead(answer.status, { 'x-request-id': 'r-1', ...answer.headers }).end(`${seen.length}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function request(more: Partial<WireRequest> = {}): WireRequest {
  const { signal } = new AbortController();
  return {
    method: 'GET',
    url,
    headers: { lang: 'zh-cn' },
    signal,
    isRepeatable: true,
    retryDelayMs: 1,
    ...more,
  };
}

describe('the transport', () => {
  it('waits as long as the server requires', async () => {
    answers = [
      { status: 503, headers: { 'retry-after': '0.2' } },
      { status: 200, headers: { __token__: 't' } },
    ];
    expect(await send(request())).toEqual({ status: 200, text: '2', requestId: 'r-1', formToken: 't' });
    expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThan(180);
  });

  it('does not wait for a date in the past', async () => {
    answers = [{ status: 429, headers: { 'retry-after': new Date(0).toUTCString() } }, { status: 200 }];
    expect((await send(request())).text).toBe('2');
  });

  it('returns the last failure as the reply', async () => {
    answers = [{ status: 502 }];
    expect(await send(request())).toMatchObject({ status: 502, text: '3' });
  });

  it('sends a body once where it must not be retried', async () => {
    answers = [{ status: 500 }];
    const reply = await send(request({ method: 'POST', body: '{"a":1}', isRepeatable: false }));
    expect(reply).toMatchObject({ status: 500, text: '1' });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', lang: 'zh-cn' },
    });
  });

  it('is aborted while waiting for a retry', async () => {
    answers = [{ status: 503, headers: { 'retry-after': '5' } }];
    const controller = new AbortController();
    const reply = send(request({ signal: controller.signal }));
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    setTimeout(() => controller.abort(new Error('given up')), 20);
    await expect(reply).rejects.toThrow('given up');
    expect(seen).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    answers = [{ status: 302, headers: { location: '/other' } }];
    await expect(send(request({ isRepeatable: false }))).rejects.toBeInstanceOf(Error);
    expect(seen).toHaveLength(1);
  });

  it('uses the given fetch only', async () => {
    const asked: string[] = [];
    const stand: WireRequest['fetch'] = async (address, init) => {
      const made = new Request(address, init);
      asked.push(`${made.method} ${made.headers.get('lang')} ${await made.text()}`);
      return new Response('stood in', {
        status: asked.length === 1 ? 503 : 200,
        headers: { 'retry-after': '0' },
      });
    };
    const reply = await send(request({ method: 'POST', body: '{"a":1}', fetch: stand }));
    expect(reply).toMatchObject({ status: 200, text: 'stood in' });
    expect(asked).toEqual(['POST zh-cn {"a":1}', 'POST zh-cn {"a":1}']);
    expect(seen).toEqual([]);
  });
});
