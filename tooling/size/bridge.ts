import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const entry = join(dirname(fileURLToPath(import.meta.url)), '../../packages/bridge/src/guest/index.ts');
/** What the page fetches only where there is somebody to talk to. */
const later = /createConversation/u;

async function weigh(external: readonly RegExp[]): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // A build for a server puts nothing of Vite's own around dynamic imports; here everything is bundled all the same.
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

/** Weighs the page's side of the bridge, penpal included: what every page loads, and what a page in an app loads. */
export async function weighBridge(): Promise<{ readonly entry: number; readonly inApp: number }> {
  return { entry: await weigh([later]), inApp: await weigh([]) };
}
