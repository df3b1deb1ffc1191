import { defineConfig } from 'tsdown';

/** The components, and the config plugin that runs in Node. */
export default defineConfig({
  entry: { index: 'src/index.ts', 'plugin/index': 'src/plugin/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  clean: true,
  fixedExtension: false,
});
