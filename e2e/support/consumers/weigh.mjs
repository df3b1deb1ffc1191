import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Builds a project's page with one product card, by the project's own configuration, and prints what it loads first in
 * bytes (brotli). Frameworks are in their own chunk, so that what the shop adds to them is measured separately; so are
 * styles that a script carries as text.
 */
const frameworks = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|vue|@vue|svelte)[\\/]/u;
const result = await build({
  logLevel: 'error',
  plugins: [
    {
      name: 'card-alone',
      enforce: 'post',
      config(config) {
        config.build = {
          ...config.build,
          write: false,
          rolldownOptions: {
            ...config.build?.rolldownOptions,
            input: 'index.html',
            output: {
              codeSplitting: {
                groups: [
                  { name: 'frameworks', test: frameworks },
                  { name: 'styles', test: /\.css\?inline/u },
                ],
              },
            },
          },
        };
      },
    },
  ],
});
const weigh = (content) => brotliCompressSync(content).length;
const chunks = result.output.filter(({ type }) => type === 'chunk');
const first = new Set(chunks.filter(({ isEntry }) => isEntry));
for (const { imports } of first)
  for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
const sheets = new Set(
  Array.from(first, ({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]).flat(),
);
let scriptBytes = 0;
let frameworkBytes = 0;
let styleBytes = 0;
for (const { name, code } of first) {
  if (name === 'frameworks') frameworkBytes += weigh(code);
  else if (name === 'styles') styleBytes += weigh(code);
  else scriptBytes += weigh(code);
}
for (const { fileName, source } of result.output) if (sheets.has(fileName)) styleBytes += weigh(source);
console.log(JSON.stringify({ scriptBytes, frameworkBytes, styleBytes }));
