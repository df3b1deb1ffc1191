import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Alias, type Plugin } from 'vite';
import { preactAliases } from '../../packages/shell/build/runtime.ts';
import { root } from '../start/sources.ts';

/** The libraries that render widgets: the oldest and the newest React, and the storefront's Preact. */
export type RenderedBy = 'react-18' | 'react-19' | 'preact';

const toPath = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Replaces React, entry by entry, by the library under test. */
export function aliasesFor(library: RenderedBy): Alias[] {
  if (library === 'react-19') return [];
  if (library === 'react-18') {
    const modules = 'tooling/react-18/node_modules';
    return [
      { find: /^react(\/.+)?$/u, replacement: toPath(`${modules}/react$1`) },
      { find: /^react-dom(\/.+)?$/u, replacement: toPath(`${modules}/react-dom$1`) },
    ];
  }
  return [...preactAliases];
}

type Render = (widget: string, options: Record<string, string>) => Promise<unknown>;

/**
 * Renders widgets in Node for the pages of a browser test: `/__pawlet_render?widget=cart&language=de&country=DEU`
 * responds with HTML and state. The server's code is built with the same library as the page's.
 */
export function serverRendering(library: RenderedBy): Plugin {
  let render: Promise<Render> | undefined;
  let folder: string | undefined;
  const conditions = ['@pawlet/source', 'node', 'import', 'module', 'default'];
  const load = async (): Promise<Render> => {
    // Inside the project, so that its modules are found.
    folder = mkdtempSync(join(root, 'node_modules/.rendering-'));
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      mode: 'development',
      resolve: {
        alias: aliasesFor(library),
        conditions,
      },
      ssr: {
        noExternal: true,
        resolve: { conditions },
      },
      build: {
        ssr: 'packages/widgets/test/rendering/renderOnServer.tsx',
        outDir: folder,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    });
    const module = (await import(pathToFileURL(join(folder, 'render.mjs')).href)) as {
      readonly renderOnServer: Render;
    };
    return module.renderOnServer;
  };
  return {
    name: 'pawlet-server-rendering',
    configureServer(server) {
      server.middlewares.use('/__pawlet_render', (request, response, next) => {
        const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const { widget = '', ...options } = Object.fromEntries(searchParams);
        const respond = async (): Promise<void> => {
          const renderNow = await (render ??= load());
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(await renderNow(widget, options)));
        };
        respond().then(() => undefined, next);
      });
    },
    closeBundle() {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
