import { mkdtempSync, rmSync } from 'node:fs';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { startStoreProcess, type StoreProcess } from '../../packages/server/test/store/storeProcess.ts';

const places = /^\/(?:addons|api|cloud|media|uploads)\//u;

/** Provides a store with the demo catalogue to the pages of browser tests; it starts with the first call. */
export function realStore(): Plugin {
  let store: Promise<StoreProcess> | undefined;
  let folder: string | undefined;
  const open = (): Promise<StoreProcess> => {
    folder ??= mkdtempSync(join(tmpdir(), 'pawlet-widgets-'));
    store ??= startStoreProcess({ dataFolder: folder });
    return store;
  };
  return {
    name: 'pawlet-real-store',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!places.test(request.url ?? '')) {
          next();
          return;
        }
        void open().then(({ port }) => {
          // The page is at another origin than the store; the proxied call pretends to come from the store's own.
          const headers = { ...request.headers, host: `localhost:${port}` };
          delete headers.origin;
          delete headers.referer;
          const onward = send(
            { port, path: request.url ?? '/', method: request.method ?? 'GET', headers },
            (reply) => {
              response.writeHead(reply.statusCode ?? 502, reply.headers);
              reply.pipe(response);
            },
          );
          onward.on('error', () => {
            // In the middle of a response nothing else can be sent any more.
            if (response.headersSent) response.destroy();
            else response.writeHead(502).end();
          });
          return request.pipe(onward);
        }, next);
      });
    },
    async closeBundle() {
      const running = await store;
      store = undefined;
      await running?.end('SIGTERM');
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
}
