import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../tooling/release/pack.ts';

/** Files of a site by their paths: scripts by the names of their modules, and `/samples.css` with all styles. */
export type BundledFiles = Readonly<Record<string, string>>;

/** The folder from which the modules of samples see the packages, as those of an application do. */
const folder = join(root, 'packages/widgets');

/**
 * Bundles modules with the packages as they are built, and with what is said to developers. Every module of `texts` can be imported by the others
 * as `./<name>`; those of `entries` become scripts of a page, or one of a server.
 */
export async function bundleSamples(
  texts: Readonly<Record<string, string>>,
  entries: readonly string[],
  place: 'browser' | 'server',
): Promise<BundledFiles> {
  const toPath = (name: string): string => join(folder, name);
  const modules = new Map(Object.entries(texts).map(([name, text]) => [toPath(name), text]));
  const output = await build({
    configFile: false,
    root: folder,
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    ...(place === 'server' ? { ssr: { noExternal: true } } : {}),
    plugins: [
      {
        name: 'samples',
        enforce: 'pre',
        resolveId: (id, importer) => {
          const path = id.startsWith('./') && modules.has(importer ?? '') ? toPath(id.slice(2)) : id;
          return modules.has(path) ? path : undefined;
        },
        load: (id) => modules.get(id),
      },
    ],
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      ssr: place === 'server',
      rolldownOptions: {
        input: Object.fromEntries(entries.map((name) => [name.replace(/\.\w+$/u, ''), toPath(name)])),
        output: { entryFileNames: '[name].js', assetFileNames: 'samples[extname]' },
      },
    },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return Object.fromEntries(
    files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]),
  );
}
