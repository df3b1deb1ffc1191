import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { endSlowBodies } from './endSlowBodies.ts';
import { listen, type Listener } from './listen.ts';

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function open(): Promise<Listener> {
  const listener = await listen('127.0.0.1', 0);
  opened.push(listener);
  listener.answer(() => new Response('fine'));
  return listener;
}

/** Sends raw text and returns everything received until the other side closes. */
async function exchange(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let reply = '';
  socket.on('data', (bytes: Buffer) => {
    reply += bytes.toString('utf8');
  });
  await once(socket, 'close');
  return reply;
}

describe('listen', () => {
  it.each(['GET /healthz HTTP/1.0\r\n\r\n', 'GET /healthz HTTP/1.0\r\nHost: shop.test\r\n\r\n'])(
    'serves an HTTP/1.0 health probe: %j',
    async (text) => {
      const { port } = await open();
      expect(await exchange(port, text)).toMatch(/^HTTP\/1\.1 200 OK[^]*fine$/u);
    },
  );

  it('refuses a request with two hosts', async () => {
    const { port } = await open();
    const reply = await exchange(port, 'GET / HTTP/1.1\r\nHost: shop.test\r\nhOST: other.test\r\n\r\n');
    expect(reply).toMatch(/^HTTP\/1\.1 400 /u);
    expect(reply).not.toContain('fine');
  });

  it('keeps connections open longer than load balancers do, and closes them after the response while draining', async () => {
    const listener = await open();
    const ask = () => fetch(`http://127.0.0.1:${listener.port}/`);
    const usual = await ask();
    expect(usual.headers.get('connection')).toBe('keep-alive');
    expect(Number(/timeout=(\d+)/u.exec(usual.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
    listener.startDraining();
    const draining = await ask();
    expect(draining.status).toBe(200);
    expect(draining.headers.get('connection')).toBe('close');
  });
});

describe('endSlowBodies', () => {
  async function openSlow(): Promise<{ readonly socket: Socket; readonly ended: Promise<string> }> {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => response.end('whole'));
      request.on('error', () => undefined);
    });
    const stop = endSlowBodies(server, { windowMs: 100, leastBytes: 50 });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    opened.push({
      close: async () => {
        stop();
        server.closeAllConnections();
        server.close();
      },
    });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let reply = '';
    socket.on('data', (bytes: Buffer) => {
      reply += bytes.toString('utf8');
      socket.end();
    });
    socket.on('error', () => undefined);
    // A byte written while the server closes is answered with a reset, on which `once` would reject.
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(reply)));
    socket.write('POST / HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 4000\r\n\r\n');
    return { socket, ended };
  }

  it('closes a connection whose body arrives too slowly', async () => {
    const { socket, ended } = await openSlow();
    const drip = setInterval(() => socket.writable && socket.write('.'), 20);
    expect(await ended).toBe('');
    clearInterval(drip);
  });

  it('accepts a long upload at a sufficient rate', async () => {
    const { socket, ended } = await openSlow();
    const flow = setInterval(() => socket.writable && socket.write('.'.repeat(100)), 10);
    expect(await ended).toContain('whole');
    clearInterval(flow);
  });
});
