import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { getAliases, readRuntime } from '../packages/shell/build/runtime.ts';

const runtime = readRuntime(process.env['PAWLET_RUNTIME'] ?? 'react');
const cache = fileURLToPath(new URL('.cache', import.meta.url));

/** The store's worker in a build, under a name that the page knows before its scripts do. */
const workerFile = 'store-worker.js';

/** The demo shop's database, beside the pages. */
const snapshotFile = 'store/shop.tar.gz';

/** Starts the store while the page's own scripts are still on their way, where a widget is shown first. */
const earlyStore = `<script>
  if (new URLSearchParams(location.search).get('id')?.startsWith('widgets-'))
    globalThis.pawletStoreWorker = new Worker('./${workerFile}?snapshot=${snapshotFile}', { type: 'module' });
</script>`;

/** The workshop: every widget and every building block in all its states, on the real store. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/widgets/docs/*.mdx',
    '../packages/widgets/docs/**/*.stories.tsx',
    '../packages/widgets/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: `${cache}/store`, to: '/store' },
    { from: `${cache}/media`, to: '/media' },
    { from: `${cache}/reference`, to: '/reference' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewHead: (head = '', { configType }) => (configType === 'PRODUCTION' ? earlyStore + head : head),
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: {
        conditions: ['@pawlet/source', 'module', 'browser', 'development|production'],
        alias: getAliases(runtime),
      },
      // It finds its own files beside its module.
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
      worker: {
        format: 'es',
        rollupOptions: {
          output: {
            entryFileNames: ({ facadeModuleId }: { readonly facadeModuleId?: string | null }) =>
              facadeModuleId?.endsWith('demo-store/worker.ts') === true
                ? workerFile
                : 'assets/[name]-[hash].js',
          },
        },
      },
      build: {
        target: 'es2022',
        chunkSizeWarningLimit: 5000,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every story begins with: one file, where each of its hundred parts would be a request.
              groups: [{ name: 'kit', tags: ['$initial'] }],
            },
          },
        },
      },
    }),
};

export default config;
