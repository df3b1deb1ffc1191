import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/u;
/** Smaller files gain nothing. */
const smallestBytes = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server compresses nothing. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'pawlet-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(files.filter((file) => isSent(file)).map((file) => compress(join(folder, file))));
      },
    },
  };
}

/** No server sends files below a name that starts with a dot. */
function isSent(file: string): boolean {
  return compressible.test(file) && !file.split(sep).some((part) => part.startsWith('.'));
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < smallestBytes) return;
  const content = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
