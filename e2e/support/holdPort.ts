import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of loopback that nobody else gets. */
export interface HeldPort {
  readonly port: number;
  /** Leaves it to whoever listens on it next. */
  release(): Promise<void>;
}

/** Holds a port whose number has to be known long before somebody listens on it. */
export async function holdPort(): Promise<HeldPort> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return {
    port: address.port,
    async release() {
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
