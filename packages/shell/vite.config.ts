import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { buildInto } from './build/buildInto.ts';
import { buildEmbed } from './build/embed.ts';
import { inlineBoot } from './build/inlineBoot.ts';
import { languageChunkOf, widgetLanguageChunkOf } from './build/languageChunks.ts';
import { offlineWorker } from './build/offlineWorker.ts';
import { precompress } from './build/precompress.ts';
import { aliasesOf, readRuntime } from './build/runtime.ts';

const runtime = readRuntime(process.env['PAWLET_RUNTIME']);
const store = process.env['PAWLET_DEV_API'] ?? 'http://localhost:8787';

/** Lists of products and adding them to the cart: on home, in lists, on product pages and in the cart. */
const goodsWindow =
  /\/widgets\/src\/(?:ui\/list\/(?:InfiniteSentinel|LongList|createBlockWatch|Countdown|timeLeft)|parts\/goods|runtime\/progressive|runtime\/data\/usePagedQuery)|\/shell\/src\/pages\/home\/(?:SearchPill|useRotation|readNotices|Home\.module)|\/widgets\/locales\/en\/goods\.json/u;

/**
 * Small components that the product page and a few others share: one file, where each would be a request for 0.3 kB.
 */
const smallParts =
  /\/shell\/src\/(?:favourites\/|layout\/Stars|stack\/useLeave|pages\/me\/footprints)|\/core\/src\/queries\/accountQueries/u;

/** Smaller than the overhead of a request, and soon needed by some page. */
const tinyParts =
  /\/widgets\/src\/(?:runtime\/use(?:IsInFront|LazyCode)|parts\/cashier\/(?:methodName|walletVisit|SlotText))/u;

/** What pages of several kinds load: one file, where each would be a request for 0.2 kB. */
const queries = /\/core\/src\/queries\/(?:afterSale|order|page|sharing)Queries/u;

/** Waiting for a payment: where one is made, and where its result is shown. */
const payment = /\/widgets\/src\/parts\/cashier\/use(?:Awaited|PaymentStatus|PaymentResult|Wallet)/u;

/** The log-in forms, which link to each other. */
const logIn =
  /\/(?:core\/src\/queries\/phoneQueries|widgets\/src\/parts\/login\/|shell\/src\/login\/|locales\/en\/(?:login|log-in-pages)\.json)/u;

/** The state of a form: only pages with a form load it. */
const forms = /\/widgets\/src\/ui\/form\//u;

/** The shared code of the calls about orders, and of those about the account. */
const orderCalls = /\/core\/src\/(?:(?:api|contract)\/.*(?:order|invoice|address)|rules\/fullName)/iu;
const accountCalls =
  /\/core\/src\/(?:api|contract)\/(?!shapes).*(?:login|codes|credentials|third|user|account|invited)/iu;

/**
 * A file costs a request, which on a slow network is worth 30 kB: the code to show products on the storefront's pages
 * is in two files.
 */
const mallGroups = [
  { name: 'carousel', test: /\/widgets\/src\/ui\/carousel\//u, minShareCount: 2 },
  { name: 'goods', test: goodsWindow, minShareCount: 2 },
  { name: 'smallParts', test: smallParts, minShareCount: 2 },
  { name: 'queries', test: queries, minShareCount: 2 },
  { name: 'payment', test: payment, minShareCount: 2 },
  { name: 'logIn', test: logIn, minShareCount: 2 },
  { name: 'forms', test: forms, minShareCount: 2 },
  { name: 'orderCalls', test: orderCalls, minShareCount: 2 },
  { name: 'accountCalls', test: accountCalls, minShareCount: 2 },
  { name: 'tinyParts', test: tinyParts, minShareCount: 2 },
  // What many pages share: half the requests of a page, and fewer bytes than one file each.
  { name: 'shared', test: /\/packages\/(?:core|widgets|shell)\//u, minShareCount: 9 },
];

/** The connection with the embedder, the shopper's cart, and the calls that widgets start with. */
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
function configOf(page: 'index.html' | 'widget.html', command: 'build' | 'serve'): UserConfig {
  const isMall = page === 'index.html';
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/',
    // Texts are never imported by name.
    json: { namedExports: false },
    define: { __PAWLET_PSEUDO__: JSON.stringify(process.env['PAWLET_PSEUDO'] === '1') },
    plugins: [
      react(),
      inlineBoot(fileURLToPath(new URL('src/boot/bootScript.ts', import.meta.url))),
      isMall && command === 'build' ? buildInto(() => configOf('widget.html', command)) : undefined,
      isMall && runtime === 'preact' ? buildEmbed() : undefined,
      isMall ? offlineWorker(fileURLToPath(new URL('worker/offlineWorker.ts', import.meta.url))) : undefined,
      isMall ? precompress() : undefined,
    ],
    resolve: {
      conditions: ['@pawlet/source', 'module', 'browser', 'development|production'],
      // Fast refresh is React's own, so the development server stays on React.
      alias: command === 'build' ? aliasesOf(runtime) : [],
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
      emptyOutDir: isMall,
      // The size check reads it.
      manifest: isMall,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(page, import.meta.url)),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: isMall ? languageChunkOf : widgetLanguageChunkOf, debugName: 'languages', priority: 2 },
              // What the first view always loads compresses better as one file.
              { name: 'frame', tags: ['$initial'], priority: 2 },
              ...(isMall ? mallGroups : widgetGroups),
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
export default defineConfig(({ command }) => configOf('index.html', command));
