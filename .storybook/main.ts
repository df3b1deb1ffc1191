import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { aliasesOf, readRuntime } from '../packages/shell/build/runtime.ts';

const runtime = readRuntime(process.env['PAWLET_RUNTIME'] ?? 'react');
const cache = fileURLToPath(new URL('.cache', import.meta.url));

/** The workshop: every widget and every building block in all its states, on the real store. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/widgets/docs/*.mdx',
    '../packages/widgets/docs/*.stories.tsx',
    '../packages/widgets/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: `${cache}/store`, to: '/store' },
    { from: `${cache}/media`, to: '/media' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: {
        conditions: ['@pawlet/source', 'module', 'browser', 'development|production'],
        alias: aliasesOf(runtime),
      },
      // It finds its own files beside its module.
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
      worker: { format: 'es' },
      build: { target: 'es2022', chunkSizeWarningLimit: 5000 },
    }),
};

export default config;
