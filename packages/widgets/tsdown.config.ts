import { defineConfig } from 'tsdown';

/** The published entries: one a widget, and the provider with its hooks; all styles in one file beside them. */
export default defineConfig({
  entry: {
    'runtime/index': 'src/runtime/index.ts',
    'app/index': 'src/app/index.ts',
    'element/index': 'src/element/index.ts',
    'embed/index': 'src/embed/index.ts',
    'mount/index': 'src/mount/index.ts',
    'product-card/index': 'src/product-card/index.ts',
    'cart/index': 'src/cart/index.ts',
    'cashier/index': 'src/cashier/index.ts',
    'checkout/index': 'src/checkout/index.ts',
    'cloud-storage/index': 'src/cloud-storage/index.ts',
    'order-list/index': 'src/order-list/index.ts',
    'points-mall/index': 'src/points-mall/index.ts',
    'product/index': 'src/product/index.ts',
    'sign-in-calendar/index': 'src/sign-in-calendar/index.ts',
  },
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  // Types of frameworks that a page may have.
  deps: { neverBundle: ['preact', 'svelte/elements', 'vue'] },
  clean: true,
  fixedExtension: false,
});
