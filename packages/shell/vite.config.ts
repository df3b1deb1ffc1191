import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { buildInto } from './build/buildInto.ts';
import { compileEarly } from './build/compileEarly.ts';
import { buildEmbed } from './build/embed.ts';
import { inlineBoot } from './build/inlineBoot.ts';
import { toLanguageChunk } from './build/languageChunks.ts';
import { offlineWorker } from './build/offlineWorker.ts';
import { precompress } from './build/precompress.ts';
import { getAliases, readRuntime } from './build/runtime.ts';
import { serverBundle } from './build/serverBundle.ts';

const runtime = readRuntime(process.env['PAWLET_RUNTIME']);
const store = process.env['PAWLET_DEV_API'] ?? 'http://localhost:8787';

/**
 * The chunks of the storefront beside the pages, their lazy parts and the texts: what every page loads (`frame`), what pages that show
 * products share, and what many pages share. A file costs a request, which on a slow network is worth 30 kB.
 * docs/adr/0049-one-lazy-and-few-chunks.md has the measurements.
 */
const storefrontGroups = [
  {
    name: 'products',
    test: /\/widgets\/src\/(?:ui\/(?:(?:carousel|long-list)\/|scroller\/ScrollRow)|parts\/(?:product\/|sku-picker\/(?:LazyChoosingSheet|useAddToCart))|runtime\/progressive\/)|\/shell\/src\/(?:pages\/(?:home\/|notice\/readNotices)|layout\/UntilNear)/u,
    minShareCount: 2,
  },
  // What the product page shares with a few others. Each part of it is so small that its request costs more than its bytes.
  {
    name: 'details',
    test: /\/widgets\/src\/(?:ui\/(?:stepper\/|list\/(?:timeLeft|Countdown))|parts\/rich-text\/)|\/shell\/src\/(?:favourites\/|layout\/(?:ClampedText|Stars)|pages\/me\/views|routing\/builders\/questionRoutes|translation\/)/u,
    minShareCount: 2,
  },
  // What the calls about orders share: the checkout loads three of them at once.
  { name: 'orders', test: /\/core\/src\/(?:api|contract)\/.*(?:order|invoice|address)/iu, minShareCount: 2 },
  // Without pages and the widgets' parts: these bring catalogues along, and a page loads the texts of all its catalogues.
  // Without the state of a form: only pages with a form load it. Without calls, which bring a contract along.
  {
    name: 'shared',
    test: /\/packages\/(?:core\/(?!src\/(?:contract|api\/(?!types\/)))|widgets\/(?:locales\/en\/product\.json|src\/(?!ui\/form\/|parts\/(?!route-link\/)))|shell\/src\/(?!pages\/))/u,
    minShareCount: 8,
  },
  // The calls that a page begins with which no server has rendered, with what is left of their imports, and the list of all others.
  {
    name: 'calls',
    test: /\/shell\/src\/shopResources\.ts$/u,
    includeDependenciesRecursively: true,
  },
];

/** Chunks with a name of their own. Any other is named by its hash: every page's list of files holds these names. */
const namedChunk = /^(?:calls$|details$|frame$|language-|orders$|products$|shared$)/u;

/**
 * Chunks of which the first view calls most functions. A browser compiles these while it receives them, and not on the main thread when each is first called:
 * a third of what taking over home costs there.
 */
const calledOnLoad = /^(?:DetailPage|HomePage|ProductListPage|details|index|products|shared)$/u;

/** A chunk of texts, which `languageChunks.ts` names. */
const isTextChunk = /\/language-[^/]+$/u;

/** The conversation with whoever embeds the page, the shopper's cart, and the calls that widgets begin with. */
const firstCalls =
  /\/bridge\/src\/guest\/createConversation|\/core\/src\/(?:cart\/createCart|api\/(?:address|cart|cloud|order|page|points|signIn|tasks|user)Api)\.ts$/u;

/**
 * The page of a widget is often the first thing that its frame loads, and a file is the round trip that counts there:
 * the widgets' shared code is one file, and the calls that each of them starts with another.
 */
const widgetGroups = [
  { name: 'calls', test: firstCalls, priority: 1, includeDependenciesRecursively: true },
  {
    name: 'shared',
    test: /\/packages\/(?:bridge|core|widgets|shell)\//u,
    minShareCount: 2,
  },
];

/** A page of the shop. Each is built separately, so that one of them never loads what only the other needs. */
function toConfig(page: 'index.html' | 'widget.html', command: 'build' | 'serve'): UserConfig {
  const isStorefront = page === 'index.html';
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/',
    // Texts are never imported by name.
    json: { namedExports: false },
    define: { __PAWLET_PSEUDO__: JSON.stringify(process.env['PAWLET_PSEUDO'] === '1') },
    plugins: [
      react(),
      inlineBoot(fileURLToPath(new URL('src/boot/bootScript.ts', import.meta.url))),
      isStorefront && command === 'build' ? buildInto(() => toConfig('widget.html', command)) : undefined,
      isStorefront && runtime === 'preact' ? buildEmbed() : undefined,
      isStorefront
        ? offlineWorker(fileURLToPath(new URL('worker/offlineWorker.ts', import.meta.url)))
        : undefined,
      isStorefront ? serverBundle(() => toConfig('index.html', command)) : undefined,
      isStorefront ? compileEarly(calledOnLoad) : undefined,
      isStorefront ? precompress() : undefined,
    ],
    resolve: {
      conditions: ['@pawlet/source', 'module', 'browser', 'development|production'],
      // Fast refresh is React's own, so the development server stays on React.
      alias: command === 'build' ? getAliases(runtime) : [],
      dedupe: runtime === 'preact' ? ['preact'] : ['react', 'react-dom'],
    },
    server: {
      proxy: Object.fromEntries(
        ['/addons', '/api', '/cloud', '/ssc', '/demo', '/media', '/uploads', '/healthz', '/readyz'].map(
          (path) => [path, { target: store, changeOrigin: false }],
        ),
      ),
    },
    build: {
      outDir: runtime === 'react' ? 'dist-react' : 'dist',
      emptyOutDir: isStorefront,
      // The size check reads it.
      manifest: isStorefront,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Texts import only what the entry has loaded: a list of files beside every catalogue would be larger than some of them.
        resolveDependencies: (file, files) => (isTextChunk.test(file) ? [] : files),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(page, import.meta.url)),
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ isDynamicEntry, name }) =>
            isDynamicEntry || namedChunk.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/c-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: toLanguageChunk, debugName: 'languages', priority: 2 },
              // What the first view always loads compresses better as one file.
              { name: 'frame', tags: ['$initial'], priority: 2 },
              ...(isStorefront ? storefrontGroups : widgetGroups),
            ],
          },
        },
      },
    },
  };
}

/**
 * The storefront, and the page that shows one widget: on Preact into `dist`, on React (`PAWLET_RUNTIME=react`) into
 * `dist-react`.
 */
export default defineConfig(({ command }) => toConfig('index.html', command));
