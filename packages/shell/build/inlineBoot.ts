import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import type { EarlyFiles } from '../src/boot/earlyFiles.ts';
import { findEarlyFiles } from './earlyFiles.ts';

const place = '<!-- boot script -->';
const noFiles: EarlyFiles = { languages: {}, pages: {} };

/**
 * Puts the boot script into the page's head. It is built from the shop's own sources, and its hash goes to `csp.json`,
 * from which the server admits it: it is the only inline script.
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
      async handler(html, { bundle: output }) {
        const script = await bundle(entry, output === undefined ? noFiles : findEarlyFiles(output));
        hash = createHash('sha256').update(script).digest('base64');
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
        await writeFile(
          join(folder, 'csp.json'),
          `${JSON.stringify({ scriptHashes: [`sha256-${hash}`] })}\n`,
        );
      },
    },
  };
}

/** Bundles the boot script into one classic script that knows the files of the first view. */
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
