import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import type { EarlyFiles } from '../src/boot/earlyFiles.ts';
import { findEarlyFiles } from './earlyFiles.ts';

const place = '<!-- boot script -->';
const noFiles: EarlyFiles = { languages: {}, pages: {}, others: [], calls: [] };

/**
 * Inlines the boot script in the head of the pages. It is built from the shop's own sources, and its hashes go to
 * `csp.json`, from which a server allows it: it is the only inline script.
 */
export function inlineBoot(entry: string): Plugin {
  let folder = '';
  let hash = '';
  let isBuild = false;
  return {
    name: 'pawlet-inline-boot',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle: output, path }) {
        const script = await bundle(entry, output === undefined ? noFiles : findEarlyFiles(output, path));
        hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
        // A function, because `$` in the script is no pattern.
        return html.replace(place, () => `<script>${script}</script>`);
      },
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (!isBuild) return;
        await mkdir(folder, { recursive: true });
        const file = join(folder, 'csp.json');
        // Another page may have been built into the folder before.
        const known = await readFile(file, 'utf8').then(readHashes, () => []);
        await writeFile(file, `${JSON.stringify({ scriptHashes: [...new Set([...known, hash])] })}\n`);
      },
    },
  };
}

function readHashes(text: string): readonly string[] {
  return (JSON.parse(text) as { readonly scriptHashes: readonly string[] }).scriptHashes;
}

/** Bundles the boot script into one classic script with the file names of the first view. */
async function bundle(entry: string, files: EarlyFiles): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { __PAWLET_EARLY_FILES__: JSON.stringify(files) },
    resolve: { conditions: ['@pawlet/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'pawletBoot' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined || chunk.type !== 'chunk') throw new Error('The boot script was not built.');
  // A closing tag in a string would end the script.
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
