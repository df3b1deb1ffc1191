import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../release/pack.ts';
import { toExport, widgetFolders, type DefinedWidget } from './describeElements.ts';

/** Loads the definitions of all widgets from their sources, styles and components included. */
export async function readWidgets(): Promise<readonly DefinedWidget[]> {
  const conditions = ['@pawlet/source', 'node', 'import', 'module', 'default'];
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  });
  try {
    return await Promise.all(
      widgetFolders().map(async (id) => {
        const file = join(root, 'packages/widgets/src', id, 'widget.ts');
        const loaded = (await server.ssrLoadModule(file)) as Readonly<Record<string, DefinedWidget>>;
        const widget = loaded[toExport(id)];
        if (widget === undefined) throw new Error(`${file} does not export ${toExport(id)}.`);
        return widget;
      }),
    );
  } finally {
    await server.close();
  }
}
