import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Bytes, minified and in brotli, that a page loads for an entry before the first render: its own code, without its
 * package dependencies and without what it loads lazily.
 */
export async function weighEntry(file: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: file, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: /^(?![./])/u, output: { minify: true } },
    },
  });
  const chunks = (Array.isArray(result) ? result : [result])
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((output) => output.type === 'chunk');
  const loaded = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || loaded.has(name)) return;
    loaded.add(name);
    for (const imported of chunk.imports) follow(imported);
  };
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk.fileName);
  return chunks
    .filter(({ fileName }) => loaded.has(fileName))
    .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}
