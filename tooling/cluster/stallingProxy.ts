import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can stop to forward, like a network that drops packets. */
export interface StallingProxy {
  readonly port: number;
  /** Stops to forward in both directions; connections stay open, and new ones are accepted and not served. */
  stall(): void;
  /** Forwards again, beginning with what has waited. */
  resume(): void;
  close(): Promise<void>;
}

/** Starts a proxy on loopback in front of a port of loopback. `ownPort` is any free one by default. */
export async function startStallingProxy(targetPort: number, ownPort = 0): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  let isStalled = false;
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (!to.write(chunk)) from.pause();
    });
    to.on('drain', () => {
      if (!isStalled) from.resume();
    });
    from.on('end', () => to.end());
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
    sockets.add(from);
    from.on('close', () => sockets.delete(from));
    if (isStalled) from.pause();
  };
  const forward = (client: Socket) => {
    const server = connect({ port: targetPort, host: '127.0.0.1' });
    pass(client, server);
    pass(server, client);
  };
  const listener = createServer({ pauseOnConnect: true }, (client) => {
    const begin = () => {
      forward(client);
      client.resume();
    };
    client.on('error', () => waiting.delete(begin));
    client.on('close', () => waiting.delete(begin));
    if (isStalled) waiting.add(begin);
    else begin();
  }).listen(ownPort, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    port: address.port,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
      for (const begin of waiting) begin();
      waiting.clear();
    },
    async close() {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
