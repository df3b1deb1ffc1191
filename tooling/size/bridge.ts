import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const entry = join(dirname(fileURLToPath(import.meta.url)), '../../packages/bridge/src/guest/index.ts');
/** What the page loads only where there is a host. */
const later = /createConversation/u;

async function weigh(external: readonly RegExp[]): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // A server build does not wrap dynamic imports; everything is bundled all the same.
    ssr: {
      noExternal: true,
      target: 'webworker',
      resolve: { conditions: ['@pawlet/source', 'module', 'browser'] },
    },
    build: {
      write: false,
      minify: true,
      ssr: true,
      target: 'es2022',
      rolldownOptions: { input: entry, external: [...external], preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs
    .flatMap(({ output }) => output)
    .reduce(
      (sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length / 1000 : 0),
      0,
    );
}

/** Measures the page's side of the bridge, penpal included: what every page loads, and what a page in an app loads. */
export async function weighBridge(): Promise<{ readonly entry: number; readonly inApp: number }> {
  return { entry: await weigh([later]), inApp: await weigh([]) };
}
