import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const page = 'virtual:page';
/** The first example of the README. */
const code = `
  import { createPawlet } from '@pawlet/core';
  import { PawletProvider } from '@pawlet/widgets';
  import { ProductCard } from '@pawlet/widgets/product-card';
  import '@pawlet/widgets/product-card.css';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';

  const pawlet = createPawlet({ apiOrigin: 'https://shop.example' });
  const card = createElement(ProductCard, { productId: 1 });
  createRoot(document.body).render(createElement(PawletProvider, { pawlet }, card));
`;

/** Measures what an application of the built packages loads first for one product card, beside React (brotli, kB). */
export async function weighProductCard(): Promise<{ readonly scripts: number; readonly styles: number }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? join(root, 'page.js') : null),
        load: (id) => (id === join(root, 'page.js') ? code : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: page, external: [/^react(?:-dom)?(?:\/|$)/u] },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const files = outputs.flatMap(({ output }) => output);
  const chunks = files.filter((file) => file.type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  const sheets = new Set([...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const styles = files.filter((file) => file.type === 'asset').filter(({ fileName }) => sheets.has(fileName));
  return {
    scripts: weigh([...loaded].map(({ code: script }) => script)),
    styles: weigh(styles.map(({ source }) => source)),
  };
}

function weigh(texts: readonly (string | Uint8Array)[]): number {
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length / 1000, 0);
}
