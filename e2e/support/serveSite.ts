import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A web site of one origin. */
export interface Site {
  /** Its origin. */
  readonly origin: string;
  /** Requested paths, oldest first. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** The bundle of a script for a page, from the sources. */
export async function bundleScript(entry: URL): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@pawlet/source', 'module', 'browser'] },
    // A library leaves it to the application, and here is none.
    define: { 'process.env.NODE_ENV': JSON.stringify('development') },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'page' },
    },
  });
  for (const result of Array.isArray(output) ? output : [output]) {
    if (!('output' in result)) continue;
    for (const file of result.output) if (file.type === 'chunk') return file.code;
  }
  throw new Error(`${entry.pathname} was not bundled.`);
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Serves texts by path on a free port of loopback: scripts and style sheets by the end of the path, and HTML. */
export async function serveSite(
  files: Readonly<Record<string, string>>,
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<Site> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/u, '');
    requests.push(request.url ?? '/');
    const text = files[path];
    const type = types[/\.(\w+)$/u.exec(path)?.[1] ?? ''] ?? 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` });
    response.end(text ?? 'nothing here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The site has no port.');
  return {
    origin: `http://${host}:${address.port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
