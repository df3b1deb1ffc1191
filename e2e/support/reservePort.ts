import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of loopback that no other program gets. */
export interface ReservedPort {
  readonly port: number;
  /** Releases it to the next listener. */
  release(): Promise<void>;
}

/** Reserves a port whose number must be known long before its server listens. */
export async function reservePort(): Promise<ReservedPort> {
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
