import type { Plugin } from 'vite';

/**
 * A page that runs one module of the repository: browser tests open it in frames under another name of the test server
 * (`shop.localhost`), which makes it a page of another origin.
 */
export function framePage(): Plugin {
  return {
    name: 'pawlet-frame-page',
    configureServer(server) {
      server.middlewares.use('/__pawlet_frame', (request, response) => {
        const script = new URL(request.url ?? '/', 'http://localhost').searchParams.get('script') ?? '';
        response.setHeader('content-type', 'text/html; charset=utf-8');
        // Vitest rewrites dynamic imports for its own pages; this page keeps the native ones.
        response.end(`<!doctype html><title>Frame</title>
<script>globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() };</script>
<script type="module" src="${encodeURI(script)}"></script>`);
      });
    },
  };
}
