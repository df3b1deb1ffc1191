import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import type { Inclusion } from '../src/server/includeCards.ts';
import type { StyleSheet } from '../src/server/styles.ts';

const entry = fileURLToPath(new URL('../src/server/main.ts', import.meta.url));

/**
 * Builds what a server needs to render the storefront into `.server/main.js` of the build: the same components with the
 * same library, as one module without imports, and the style sheets of the build. No server sends files below a name that starts with a dot.
 */
export function serverBundle(getConfig: () => UserConfig): Plugin {
  let outDir = '';
  let mode = 'production';
  let sheets: readonly StyleSheet[] = [];
  return {
    name: 'pawlet-server-bundle',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      mode = config.isProduction ? 'production' : 'development';
    },
    writeBundle(_, bundle) {
      sheets = findStyleSheets(bundle);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const { define, resolve, ...config } = getConfig();
        // Conditions of a server, not of a browser.
        const conditions = ['@pawlet/source', 'node', 'module', 'import', mode];
        await build({
          ...config,
          configFile: false,
          mode,
          logLevel: 'error',
          define: {
            ...define,
            'process.env.NODE_ENV': JSON.stringify(mode),
            __PAWLET_STYLE_SHEETS__: JSON.stringify(sheets),
            __PAWLET_CARD_SHEET__: JSON.stringify(await findCardSheet(outDir)),
          },
          plugins: [react()],
          resolve: { ...resolve, conditions },
          ssr: { noExternal: true, resolve: { conditions } },
          publicDir: false,
          build: {
            ssr: entry,
            target: 'node24',
            outDir: join(outDir, '.server'),
            minify: false,
            rolldownOptions: { output: { entryFileNames: '[name].js', codeSplitting: false } },
          },
        });
      },
    },
  };
}

/** The card's style sheet, which the embed script's build has written; empty in a build without it. */
async function findCardSheet(folder: string): Promise<Inclusion['sheet']> {
  const report = await readFile(join(folder, 'embed/v1/integrity.json'), 'utf8').catch(() => undefined);
  if (report === undefined) return { path: '', text: '' };
  const { base, integrity } = JSON.parse(report) as {
    readonly base: string;
    readonly integrity: Readonly<Record<string, string>>;
  };
  const name = Object.keys(integrity).find((file) => /^card-.*\.css$/u.test(file));
  if (name === undefined) throw new Error("The card's style sheet was not built.");
  return { path: base + name, text: await readFile(join(folder, base, name), 'utf8') };
}

/** The style sheets of the storefront in the order in which the browser loads them: those of imported code first. */
function findStyleSheets(bundle: Rolldown.OutputBundle): readonly StyleSheet[] {
  const initial = new Set<string>();
  const all = new Set<string>();
  const seen = new Set<string>();
  const later: Rolldown.OutputChunk[] = [];
  const add = (chunk: Rolldown.OutputChunk, isInitial: boolean): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') add(imported, isInitial);
    }
    for (const file of chunk.viteMetadata?.importedCss ?? []) {
      all.add(file);
      if (isInitial) initial.add(file);
    }
    for (const file of chunk.dynamicImports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') later.push(imported);
    }
  };
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.isEntry) add(output, true);
  for (const chunk of later) add(chunk, false);
  return [...all].flatMap((file) => {
    const output = bundle[file];
    if (output?.type !== 'asset') return [];
    return { file: `/${file}`, text: String(output.source).trim(), isInitial: initial.has(file) };
  });
}
