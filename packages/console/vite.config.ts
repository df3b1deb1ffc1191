import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../shell/build/precompress.ts';

/** The console of the people who run the shop, served under `/console/`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  plugins: [react(), precompress()],
  resolve: { conditions: ['@pawlet/source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/operator': process.env['PAWLET_DEV_API'] ?? 'http://localhost:8787' } },
  build: {
    target: 'es2022',
    // The policy of the page allows scripts of its own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // One file for the texts of each language.
        codeSplitting: {
          groups: [
            { debugName: 'texts', name: (id) => /\/locales\/(\w+)\/[\w-]+\.json$/u.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
});
