import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import type { ShellFiles } from '../worker/shellFiles.ts';
import { findShellFiles } from './earlyFiles.ts';

/** Builds the storefront's service worker into `sw.js`, with the list of files that it precaches. */
export function offlineWorker(entry: string): Plugin {
  let folder = '';
  let files: readonly string[] = [];
  return {
    name: 'pawlet-offline-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle(_, bundle) {
      files = findShellFiles(bundle, '/index.html');
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const page = createHash('sha256').update(await readFile(join(folder, 'index.html')));
        const shell: ShellFiles = { page: page.digest('hex').slice(0, 16), files };
        await writeFile(join(folder, 'sw.js'), await bundle(entry, shell));
      },
    },
  };
}

/** Bundles the worker into one classic script without imports. */
async function bundle(entry: string, shell: ShellFiles): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __PAWLET_SHELL_FILES__: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@pawlet/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'pawletOffline' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined || chunk.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code.trim();
}
