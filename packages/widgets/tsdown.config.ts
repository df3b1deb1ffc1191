import { defineConfig } from 'tsdown';
import { makeReactOptional } from './build/makeReactOptional.ts';
import { writeStyles } from './build/writeStyles.ts';

const widgets = [
  'product-card',
  'cart',
  'cashier',
  'checkout',
  'cloud-storage',
  'order-list',
  'points-mall',
  'sign-in-calendar',
];
const entries = ['runtime', 'app', 'element', 'embed', 'mount', 'product', 'rich-text', 'server', ...widgets];
/** Types alone, and what runs without React. */
const serverEntries = ['embed/index', 'rich-text/index', 'server/index'];

/**
 * The published entries: one per widget, and the provider with its hooks. One file per module, so that an application's
 * bundler removes unused ones; next to them the styles of all, and of each widget.
 */
export default defineConfig({
  entry: Object.fromEntries(entries.map((entry) => [`${entry}/index`, `src/${entry}/index.ts`])),
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  unbundle: true,
  // The other entries need React's state and effects: a client boundary for server components.
  outputOptions: {
    banner: ({ isEntry, name, fileName }) =>
      isEntry && !serverEntries.includes(name) && fileName.endsWith('.js') ? "'use client';" : '',
  },
  // Types of frameworks a page may use.
  deps: { neverBundle: ['preact', 'svelte/elements', 'vue'] },
  clean: true,
  fixedExtension: false,
  hooks: {
    'build:done': async () => {
      makeReactOptional();
      await writeStyles(['app', ...widgets]);
    },
  },
});
